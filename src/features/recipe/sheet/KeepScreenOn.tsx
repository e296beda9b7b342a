import { useEffect, useState, useSyncExternalStore } from 'react'
import { Switch } from '../../../app/Switch.tsx'

/** A switch, initially off, that keeps the screen on while the page is visible. */
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
    <Switch
      label="Keep screen on"
      isOn={isOn}
      onChange={(isSwitchedOn) => setState(isSwitchedOn ? 'on' : 'off')}
    >
      {state === 'failed' && <small role="alert">Not possible now</small>}
    </Switch>
  )
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
