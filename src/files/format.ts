import { DomainError } from "../shared/errors.ts"
import { entriesOf } from "./zip.ts"

/** What a file is, by its bytes: never by its name or what the sender says. */
export interface Format {
  mediaType: string
  extension: string
}

const office = "application/vnd.openxmlformats-officedocument"
const openDocument = "application/vnd.oasis.opendocument"
export const formats = {
  pdf: { mediaType: "application/pdf", extension: "pdf" },
  picture: { mediaType: "image/jpeg", extension: "jpg" },
  docx: { mediaType: `${office}.wordprocessingml.document`, extension: "docx" },
  xlsx: { mediaType: `${office}.spreadsheetml.sheet`, extension: "xlsx" },
  pptx: { mediaType: `${office}.presentationml.presentation`, extension: "pptx" },
  odt: { mediaType: `${openDocument}.text`, extension: "odt" },
  ods: { mediaType: `${openDocument}.spreadsheet`, extension: "ods" },
} as const satisfies Record<string, Format>

/**
 * PDF, picture (for `cleanPhoto` to judge and make a JPEG of) or Office file without macros. Throws a DomainError
 * for everything else.
 */
export function formatOf(bytes: Uint8Array): Format {
  if (begins(bytes, "%PDF-")) return formats.pdf
  if (begins(bytes, "\xd0\xcf\x11\xe0")) throw new DomainError("files.oldOffice")
  if (begins(bytes, "PK\x03\x04")) return officeFormat(bytes)
  if (pictureStarts.some((start) => begins(bytes, start)) || begins(bytes, "ftyp", 4)) return formats.picture
  throw new DomainError("files.unknownFormat")
}

const pictureStarts = ["\xff\xd8\xff", "\x89PNG\r\n\x1a\n", "RIFF"]

/** A sheet of a hundred thousand rows is 50 MB; a million rows are more than any program of ours or theirs opens well. */
const mostUnpacked = 200 * 1024 * 1024

/** Office files are zips that say what they hold in a part of their own. */
function officeFormat(bytes: Uint8Array): Format {
  const entries = entriesOf(bytes)
  if (entries.reduce((sum, { size }) => sum + size, 0) > mostUnpacked)
    throw new DomainError("files.unpacksTooLarge")
  const names = entries.map(({ name }) => name)
  const read = (name: string) => textOf(entries.find((entry) => entry.name === name)?.read)
  const kinds = read("[Content_Types].xml")
  const main = `${read("mimetype").trim()}.main+xml ${kinds}`
  const found = Object.values(formats).find(
    ({ mediaType }) => mediaType.startsWith("application/vnd.") && main.includes(`${mediaType}.main+xml`),
  )
  if (/macroEnabled/i.test(kinds) || names.some(holdsMacros)) throw new DomainError("files.macros")
  if (!found) throw new DomainError("files.unknownFormat")
  return found
}

const holdsMacros = (name: string) => /(^|\/)vbaProject\.bin$|^(Basic|Scripts)\/./i.test(name)

/** What says what it holds is small; something larger is not what it pretends to be. */
const mostText = 512 * 1024
function textOf(read: ((most: number) => Uint8Array) | undefined): string {
  try {
    return read ? new TextDecoder().decode(read(mostText)) : ""
  } catch {
    return ""
  }
}

const begins = (bytes: Uint8Array, start: string, at = 0) =>
  [...start].every((letter, i) => bytes[at + i] === letter.charCodeAt(0))
