import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react"

interface ErrorSummaryProps {
  title: ReactNode
  message?: ReactNode
  /** `id` is the id of the control; without one the line is plain text. */
  errors?: readonly { id?: string; text: string }[]
  /** Count of attempts: a new one brings the focus back here. */
  attempt?: number
  /** For instance a button 'Sluiten'. */
  children?: ReactNode
}

/** Stands above the form, takes the focus when it appears, and leads to each field that is wrong. */
export function ErrorSummary({ title, message, errors = [], attempt = 0, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const heading = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to focus again
  useEffect(() => box.current?.focus(), [attempt])
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {message && <p>{message}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ id, text }) => (
            <li key={`${id} ${text}`}>
              {id ? (
                <a href={`#${id}`} onClick={(event) => leadTo(event, id)}>
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}

function leadTo(event: MouseEvent, id: string) {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus({ preventScroll: true })
  const field = control.closest(".field") ?? control
  field.scrollIntoView({ block: "start" })
}
