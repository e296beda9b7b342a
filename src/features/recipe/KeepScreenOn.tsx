import { useEffect, useState } from 'react'

/** A switch, initially off. Keeps the screen on while the page is visible. Unmounting releases the lock. */
export function KeepScreenOn() {
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off')
  const isOn = state === 'on'
  useEffect(() => {
    if (!isOn) return
    let lock: Promise<WakeLockSentinel> | undefined
    let isCleanedUp = false

    function acquire() {
      if (document.hidden || lock) return
      lock = navigator.wakeLock.request('screen')
      lock.then((sentinel) => sentinel.addEventListener('release', onLockLost), onLockLost)
    }
    /** The lock was refused or released. Browsers release it when the page is hidden or the battery is low. */
    function onLockLost() {
      lock = undefined
      if (isCleanedUp || document.hidden) return
      setState('refused')
    }

    acquire()
    document.addEventListener('visibilitychange', acquire)
    return () => {
      isCleanedUp = true
      document.removeEventListener('visibilitychange', acquire)
      lock?.then((sentinel) => sentinel.release()).catch(() => {})
    }
  }, [isOn])
  return (
    <p className="keep-screen-on screen-only">
      {state === 'refused' && <span role="alert">Couldn’t keep the screen on</span>}
      <label className="switch">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
          role="switch"
          checked={isOn}
          onChange={({ target }) => setState(target.checked ? 'on' : 'off')}
        />
        Keep screen on
      </label>
    </p>
  )
}
