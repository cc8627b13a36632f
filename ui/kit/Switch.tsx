import type { ReactNode } from "react"

interface SwitchProps {
  id: string
  label: ReactNode
  /** What it means now; read out with the switch. */
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Something that is on or off, as a whole row to press. */
export function Switch({ id, label, hint, checked, onChange }: SwitchProps) {
  return (
    <label className="switch-row">
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="stack flush">
        <span>{label}</span>
        {hint && (
          <span className="field-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
