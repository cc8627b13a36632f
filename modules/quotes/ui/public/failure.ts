import { ApiError } from "#ui/lib/http.ts"
import type { Fault } from "./validation.ts"

/** Why a request did not arrive, as the card says it. `fields`: a sentence per path that the server refused. */
export interface Failure extends Fault {
  fields: Record<string, string>
}

/** What a visitor reads when his request could not be sent. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return failed("wizard.failure.other", { message: textOf(error) })
  const { status, code, message, fields } = error
  if (code === "timeout") return failed("wizard.failure.timeout")
  if (status === 0 || code === "badReply") return failed("wizard.failure.other", { message })
  return { ...failed("wizard.failure.server", { status, message }), fields }
}

/** A reply that says no with status 200. */
export const refusedWith = (message: string | undefined): Failure =>
  message ? failed("wizard.failure.said", { message }) : failed("wizard.failure.unknown")

const failed = (text: Fault["text"], values: Fault["values"] = {}): Failure => ({ text, values, fields: {} })
const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
