import { useEffect, useEffectEvent, useState } from 'react'

type Props = { onChange: () => void; onRefused: () => void }

/** A switch, initially off. While it is on and the page is visible, the screen stays on. Unmounting releases the lock. */
export function KeepScreenOn({ onChange, onRefused }: Props) {
  const [isOn, setIsOn] = useState(false)
  const giveUp = useEffectEvent(() => {
    setIsOn(false)
    onRefused()
  })
  useEffect(() => {
    if (!isOn) return
    let lock: Promise<WakeLockSentinel> | undefined
    let isOver = false

    function take() {
      if (document.hidden || lock) return
      lock = navigator.wakeLock.request('screen')
      lock.then((sentinel) => sentinel.addEventListener('release', lose), lose)
    }
    /** The lock was refused or released. Browsers release it when the page is hidden or the battery is low. */
    function lose() {
      lock = undefined
      if (!isOver && !document.hidden) giveUp()
    }

    take()
    document.addEventListener('visibilitychange', take)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', take)
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
