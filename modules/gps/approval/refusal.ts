import { DomainError } from "#src/shared/errors.ts"
import { approvalErrors } from "./nl.ts"
import { approvalErrors as forWorkers } from "./worker.nl.ts"

/** Why one of many was refused, as a sentence; what is no refusal goes on. */
export function refusalIn(error: unknown): string {
  if (!(error instanceof DomainError)) throw error
  const code = Object.values(error.details.fields ?? {})[0] ?? error.code
  const texts: Record<string, string> = { ...approvalErrors, ...forWorkers }
  return texts[code.slice(code.indexOf(".") + 1)] ?? approvalErrors.leftOther
}
