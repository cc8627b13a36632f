import type { ReactNode, Ref } from "react"

/**
 * Another saved first: who it was, what is different, and the ways on. What was typed stays until one is pressed. It
 * takes no focus by itself: it may come up while someone types.
 */
export function Meanwhile({
  title,
  message,
  children,
  ways,
  hint,
  ref,
}: {
  title: string
  message: ReactNode
  children?: ReactNode
  /** Buttons, the safest first. */
  ways: ReactNode
  hint?: string
  ref?: Ref<HTMLDivElement>
}) {
  return (
    <div ref={ref} className="error-summary changed-meanwhile" role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <p>{message}</p>
      {children}
      <p className="cluster">{ways}</p>
      {hint && <p className="field-hint">{hint}</p>}
    </div>
  )
}
