import { type ReactNode, useId } from 'react'

type Props = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  label: string
  children?: ReactNode
}

/** A switch with its label, and below it `children`. `onChange` gets the new state. */
export function Switch({ isOn, onChange, label, children }: Props) {
  const labelId = useId()
  return (
    <label className="switch">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
        role="switch"
        // Without the children, which would also be part of its name.
        aria-labelledby={labelId}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <span id={labelId}>{label}</span>
        {children}
      </span>
    </label>
  )
}
