import type { ReactNode } from "react"
import { ErrorSummary } from "../kit/ErrorSummary.tsx"

/** Above what was not accepted: what the server says, and a line per field that leads to it. Nothing when all is well. */
export function FormErrors({
  title,
  message,
  errors,
  attempt,
}: {
  title: ReactNode
  message: string | undefined
  /** `id` is that of the control. */
  errors: readonly { id?: string; text: string }[]
  /** The tries that failed. */
  attempt: number
}) {
  if (attempt === 0 || (errors.length === 0 && !message)) return null
  return <ErrorSummary title={title} message={message} errors={errors} attempt={attempt} />
}
