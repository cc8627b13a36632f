import { DomainError } from "#src/shared/errors.ts"
import { journal } from "./journal.ts"

export interface FailureReply {
  success: false
  error: string
  code: string
  fields?: Record<string, string>
}

/** Finds the Dutch sentence of a code; `values` fill its {{holes}}. */
export type Sentence = (code: string, values?: Record<string, string | number>) => string

/** Turns whatever was thrown into status, headers and a Dutch reply. Details of our own faults stay in the journal. */
export function failureOf(
  code: string | number,
  error: unknown,
  sentence: Sentence,
): { status: number; headers: Record<string, string>; body: FailureReply } {
  if (error instanceof DomainError) return domainFailure(error, sentence)
  if (code === "VALIDATION" && isInputError(error)) {
    const fields = Object.fromEntries(error.all.map((issue) => [pathOf(issue), sentence("field")]))
    return reply(422, "invalid", sentence, { fields })
  }
  if (code === "NOT_FOUND") return reply(404, "notFound", sentence)
  if (code === "PARSE") return reply(400, "malformed", sentence)
  if (isDiskFull(error)) return reply(507, "diskFull", sentence)
  const id = crypto.randomUUID().slice(0, 8)
  journal("fault", {
    id,
    code: String(code),
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  })
  return reply(500, "internal", sentence, { values: { id } })
}

function domainFailure(error: DomainError, sentence: Sentence) {
  const { fields, values, retryAfter } = error.details
  return reply(error.status, error.code, sentence, {
    values,
    fields:
      fields && Object.fromEntries(Object.entries(fields).map(([path, code]) => [path, sentence(code)])),
    headers: retryAfter ? { "retry-after": String(retryAfter) } : {},
  })
}

function reply(
  status: number,
  code: string,
  sentence: Sentence,
  more: {
    values?: Record<string, string | number>
    fields?: Record<string, string>
    headers?: Record<string, string>
  } = {},
) {
  const body: FailureReply = { success: false, error: sentence(code, more.values), code }
  if (more.fields) body.fields = more.fields
  return { status, headers: more.headers ?? {}, body }
}

interface InputError {
  type: string
  all: { path?: unknown }[]
}
/** A reply that fails its own schema is our fault, not the sender's. */
const isInputError = (error: unknown): error is InputError =>
  typeof error === "object" &&
  error !== null &&
  "all" in error &&
  "type" in error &&
  error.type !== "response"

const pathOf = (issue: { path?: unknown }) =>
  Array.isArray(issue.path)
    ? issue.path.join(".")
    : String(issue.path ?? "")
        .replace(/^\//, "")
        .replaceAll("/", ".")

const isDiskFull = (error: unknown) => {
  const code = (error as { code?: string } | null)?.code ?? ""
  return code === "ENOSPC" || code === "SQLITE_FULL"
}
