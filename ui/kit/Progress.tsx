import { type ReactNode, useId } from "react"

interface ProgressProps {
  /** Whole percent. */
  value: number
  /** Says in words what the bar shows. */
  label: ReactNode
  hideLabel?: boolean
}

export function Progress({ value, label, hideLabel = false }: ProgressProps) {
  const id = useId()
  return (
    <div className="progress">
      <p id={id} className={hideLabel ? "visually-hidden" : "progress-label"}>
        {label}
      </p>
      <div
        className="progress-track"
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className="progress-bar" style={{ inlineSize: `${value}%` }} />
      </div>
    </div>
  )
}
