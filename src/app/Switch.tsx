import type { ReactNode } from 'react'

type Props = { isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode }

/** A switch with its label. `onChange` gets the new state. */
export function Switch({ isOn, onChange, children }: Props) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
        role="switch"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
