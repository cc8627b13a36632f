import { dropBallast, isDiskFull, isReadOnly } from "../files/space.ts"
import { DomainError } from "../shared/errors.ts"
import { journal } from "./journal.ts"

interface FailureReply {
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
    const fields = error.all.map((issue): [string, string] => [pathOf(issue), codeOf(issue)])
    return reply(422, "invalid", sentence, { fields: inWords(fields, sentence) })
  }
  if (code === "NOT_FOUND") return reply(404, "notFound", sentence)
  if (code === "PARSE") return reply(400, "malformed", sentence)
  if (isDiskFull(error)) {
    dropBallast()
    return reply(507, "diskFull", sentence)
  }
  const id = crypto.randomUUID().slice(0, 8)
  if (isReadOnly(error)) {
    journal("disk is read-only", { id, error: whatHappened(error) })
    return reply(507, "diskReadOnly", sentence)
  }
  journal("fault", { id, code: String(code), error: whatHappened(error) })
  return reply(500, "internal", sentence, { values: { id } })
}

function domainFailure(error: DomainError, sentence: Sentence) {
  const { fields, values, retryAfter } = error.details
  return reply(error.status, error.code, sentence, {
    values,
    fields: fields && inWords(Object.entries(fields), sentence),
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

/** Paths that the sender made up (keys of answers) are neither echoed nor endless. */
function inWords(codes: [path: string, code: string][], sentence: Sentence): Record<string, string> {
  const ours = codes.filter(([path]) => /^[\w.-]{1,120}$/.test(path) && path !== "root")
  return Object.fromEntries(ours.slice(0, 50).map(([path, code]) => [path, sentence(code)]))
}

interface InputError {
  type: string
  all: { path?: unknown; message?: unknown }[]
}

/** A schema may name the sentence of what is wrong: a code such as 'projects.nameTooLong' for its message. */
export const codeOf = ({ message }: { message?: unknown }) =>
  typeof message === "string" && /^[a-z]\w*\.\w+$/.test(message) ? message : "field"

const isInvalid = (error: unknown): error is InputError =>
  typeof error === "object" && error !== null && "all" in error && "type" in error

/** A reply that fails its own schema is our fault, not the sender's. */
const isInputError = (error: unknown): error is InputError => isInvalid(error) && error.type !== "response"

/** For the journal. A validation error's own text holds the whole value: only where it went wrong is told. */
function whatHappened(error: unknown): string {
  if (isInvalid(error)) return `${error.type} does not fit its schema at ${error.all.map(pathOf).join(", ")}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const pathOf = (issue: { path?: unknown }) =>
  Array.isArray(issue.path)
    ? issue.path.join(".")
    : String(issue.path ?? "")
        .replace(/^\//, "")
        .replaceAll("/", ".")
