import { useEffect, useEffectEvent, useState } from 'react'

type Props = { onChange: () => void; onRefused: () => void }

/** A switch, initially off. Keeps the screen on while the page is visible. Unmounting releases the lock. */
export function KeepScreenOn({ onChange, onRefused }: Props) {
  const [isOn, setIsOn] = useState(false)
  const giveUp = useEffectEvent(() => {
    setIsOn(false)
    onRefused()
  })
  useEffect(() => {
    if (!isOn) return
    let lock: Promise<WakeLockSentinel> | undefined
    let isCleanedUp = false

    function acquire() {
      if (document.hidden || lock) return
      lock = navigator.wakeLock.request('screen')
      lock.then((sentinel) => sentinel.addEventListener('release', onRelease), onRelease)
    }
    /** The lock was refused or released. Browsers release it when the page is hidden or the battery is low. */
    function onRelease() {
      lock = undefined
      if (!isCleanedUp && !document.hidden) giveUp()
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
    <label className="switch">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
        role="switch"
        checked={isOn}
        onChange={({ target }) => {
          setIsOn(target.checked)
          onChange()
        }}
      />
      Keep screen on
    </label>
  )
}
