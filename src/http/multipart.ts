import type { SentBody } from "./body.ts"

export interface Field {
  name: string
  /** As its sender calls it; empty when a file has no name, absent when it is no file. */
  fileName?: string
  /** A view of the body, not a copy. */
  bytes: Uint8Array<ArrayBuffer>
}

/** A form has a few fields. */
const mostFields = 50
/** Of one field: its name and that of its file. */
const mostHead = 8 * 1024

/**
 * The fields of a multipart body (RFC 7578), undefined when it is none. By hand: `formData()` copies a body three
 * times, and the framework's own turns texts into objects, which lets a field smuggle in a prototype.
 */
export function fieldsOf({ bytes, type }: SentBody): Field[] | undefined {
  const boundary = /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type)
  if (!boundary) return undefined
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const line = Buffer.from(`\r\n--${boundary[1] ?? boundary[2]}`, "latin1")
  // The first of them has no line before it.
  if (!body.subarray(0, line.length - 2).equals(line.subarray(2))) return undefined
  const fields: Field[] = []
  for (let at = line.length - 2; ; ) {
    if (body.toString("latin1", at, at + 2) === "--") return fields
    const head = body.indexOf("\r\n\r\n", at)
    const end = head < 0 ? -1 : body.indexOf(line, head + 2)
    if (end < 0 || head - at > mostHead || fields.length === mostFields) return undefined
    const field = fieldOf(body.toString("utf8", at, head), bytes.subarray(head + 4, Math.max(end, head + 4)))
    if (!field) return undefined
    fields.push(field)
    at = end + line.length
  }
}

function fieldOf(head: string, bytes: Uint8Array<ArrayBuffer>): Field | undefined {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head)?.[1]
  const name = disposition && parameter(disposition, "name")
  if (!name) return undefined
  return { name, fileName: parameter(disposition, "filename"), bytes }
}

/** Browsers write the three signs that would end it as the standard for HTML forms says. */
function parameter(disposition: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|;)\\s*${name}=(?:"([^"]*)"|([^\\s;]+))`, "i").exec(disposition)
  return (found?.[1] ?? found?.[2])?.replace(/%(22|0D|0A)/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
