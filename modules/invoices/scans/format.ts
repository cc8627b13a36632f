import { DomainError } from "#src/shared/errors.ts"
import type { ScanFormat } from "../schema.ts"

export interface SentFormat {
  format: ScanFormat
  mediaType: string
  extension: string
}

/**
 * What was sent, by its bytes. Only its kind is judged: what is broken, locked or no invoice is kept, as a person may
 * still make something of it. Throws a DomainError for what can't be an invoice.
 */
export function sentFormat(bytes: Uint8Array): SentFormat {
  const head = bytesOf(bytes.subarray(0, 1024))
  if (head.includes("%PDF-")) return { format: "pdf", mediaType: "application/pdf", extension: "pdf" }
  const picture = pictures.find(({ starts }) => starts(head))
  if (picture) return { format: "picture", ...picture.is }
  if (/^.{4}ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/s.test(head)) throw new DomainError("invoices.heic", 422)
  const root = rootOf(bytes)
  if (root && invoiceRoots.has(root)) return { format: "xml", mediaType: "application/xml", extension: "xml" }
  if (root && isXml(bytes)) throw new DomainError("invoices.otherXml", 422)
  throw new DomainError("invoices.invalidFile", 422)
}

/** As bytes: the decoder called latin1 is of Windows, and turns 0x80 to 0x9f into other signs. */
const bytesOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1")

const pictures = [
  {
    starts: (head: string) => head.startsWith("\xff\xd8\xff"),
    is: { mediaType: "image/jpeg", extension: "jpg" },
  },
  {
    starts: (head: string) => head.startsWith("\x89PNG\r\n\x1a\n"),
    is: { mediaType: "image/png", extension: "png" },
  },
  {
    starts: (head: string) => head.startsWith("RIFF") && head.startsWith("WEBP", 8),
    is: { mediaType: "image/webp", extension: "webp" },
  },
]

/** Of UBL, of CII as in Factur-X, and the envelope in which Peppol delivers. */
const invoiceRoots = new Set([
  "Invoice",
  "CreditNote",
  "CrossIndustryInvoice",
  "CrossIndustryDocument",
  "StandardBusinessDocument",
])

/** The name of the first element, without its prefix; what comes before it is looked past, never followed. */
function rootOf(bytes: Uint8Array): string | undefined {
  const text = textAt(bytes).replace(/<!--[\s\S]*?-->/g, "")
  return /^[\s\S]*?<(?:[A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)[\s/>]/.exec(text)?.[1]
}

const isXml = (bytes: Uint8Array) => /^\s*<\?xml/.test(textAt(bytes))

function textAt(bytes: Uint8Array): string {
  const start = bytes.subarray(0, 16_384)
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? "utf-16le"
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? "utf-16be"
        : "utf-8"
  return new TextDecoder(wide).decode(start)
}
