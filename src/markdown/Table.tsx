import { type ReactNode, useCallback, useState } from 'react'

const SCROLLABLE = { role: 'group', 'aria-label': 'Wide table', tabIndex: 0 }

/** A table in a container that scrolls sideways. In WebKit, Tab reaches such a container only if it has a tabIndex. */
export function Table({ children }: { children?: ReactNode }) {
  const [isWide, setIsWide] = useState(false)
  const observe = useCallback((container: HTMLElement | null) => {
    if (!container) return
    const measure = () => setIsWide(container.scrollWidth > container.clientWidth)
    const observer = new ResizeObserver(measure)
    for (const element of [container, ...container.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={observe} className="table" {...(isWide && SCROLLABLE)}>
      <table>{children}</table>
    </div>
  )
}
