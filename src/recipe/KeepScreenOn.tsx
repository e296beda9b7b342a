import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A switch, off at first, that keeps the screen from going dark while the recipe is there. A browser takes the lock
 * back when the page is hidden, so it is asked for anew when the page is seen again.
 */
export function KeepScreenOn({ onRefused }: { onRefused: () => void }) {
  const [isOn, setIsOn] = useState(false)
  const giveUp = useEffectEvent(() => {
    setIsOn(false)
    onRefused()
  })
  useEffect(() => {
    if (!isOn) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    async function take() {
      if (document.hidden) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) await lock.release()
      } catch {
        // As a phone does to save its battery.
        if (!isOver) giveUp()
      }
    }
    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [isOn])
  return (
    <label className="switch">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox itself says whether it is checked
        role="switch"
        checked={isOn}
        onChange={({ target }) => setIsOn(target.checked)}
      />
      Keep screen on
    </label>
  )
}
