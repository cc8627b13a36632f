import type { ReactNode } from "react"

interface SegmentedProps<Value extends string> {
  /** Said to who hears the screen. */
  legend: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  busy?: boolean
}

/** A few buttons in one frame, of which the pressed one is how it stands. */
export const Segmented = <Value extends string>({
  legend,
  options,
  value,
  onChange,
  busy = false,
}: SegmentedProps<Value>) => (
  <fieldset className="segmented">
    <legend className="visually-hidden">{legend}</legend>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        aria-disabled={busy || undefined}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
)
