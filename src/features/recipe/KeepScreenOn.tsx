import { useEffect, useState, useSyncExternalStore } from 'react'

/** A switch, initially off. Keeps the screen on while the page is visible. */
export function KeepScreenOn() {
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off')
  const isOn = state === 'on'
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => !document.hidden)
  useEffect(() => {
    if (!isOn || !isVisible) return
    let isCleanedUp = false
    const lock = navigator.wakeLock.request('screen')
    // A hidden page loses its lock without a failure: once visible, the effect requests another.
    function onLockLost() {
      if (!isCleanedUp && !document.hidden) setState('failed')
    }
    lock.then((sentinel) => sentinel.addEventListener('release', onLockLost)).catch(onLockLost)
    return () => {
      isCleanedUp = true
      lock.then((sentinel) => sentinel.release()).catch(() => {})
    }
  }, [isOn, isVisible])
  return (
    <label className="switch">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
        role="switch"
        checked={isOn}
        onChange={({ target }) => setState(target.checked ? 'on' : 'off')}
      />
      <span>
        Keep screen on
        {state === 'failed' && <small role="alert">Not possible now</small>}
      </span>
    </label>
  )
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
