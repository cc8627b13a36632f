import { ErrorSummary } from "./ErrorSummary.tsx"

/** Above a form that was not accepted: what the server says, and a line per field that leads to it. */
export function Wrongs({
  title,
  message,
  sentences,
  idOf = (name) => name,
  attempt,
}: {
  title: string
  message: string | undefined
  sentences: Partial<Record<string, string>>
  idOf?: (name: string) => string
  attempt: number
}) {
  const errors = Object.entries(sentences).flatMap(([name, text]) => (text ? [{ id: idOf(name), text }] : []))
  if (attempt === 0 || (errors.length === 0 && !message)) return null
  return <ErrorSummary title={title} message={message} errors={errors} attempt={attempt} />
}
