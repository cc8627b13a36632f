import { scratch } from "./memory.ts"
import type { Pdf } from "./open.ts"

/** Invoices of a large installer come with a timesheet or drawings; no one adds more. */
const mostAttachments = 20
const mostBytes = 10 * 1024 * 1024

/** The embedded files that are XML by how they begin: Factur-X, ZUGFeRD, XRechnung. */
export function attachedXml({ pdfium, document }: Pdf): Uint8Array[] {
  const count = Math.min(pdfium.FPDFDoc_GetAttachmentCount(document), mostAttachments)
  const room = scratch(pdfium)
  try {
    return Array.from({ length: count }, (_, i) => {
      const attachment = pdfium.FPDFDoc_GetAttachment(document, i)
      return attachment ? contentOf(attachment) : undefined
    }).filter((bytes) => bytes !== undefined && beginsAsXml(bytes)) as Uint8Array[]
  } finally {
    room.free()
  }

  function contentOf(attachment: number): Uint8Array | undefined {
    if (!pdfium.FPDFAttachment_GetFile(attachment, 0, 0, room.at)) return undefined
    const length = room.int(0)
    if (length <= 0 || length > mostBytes) return undefined
    const at = pdfium.pdfium.wasmExports.malloc(length)
    try {
      if (!at || !pdfium.FPDFAttachment_GetFile(attachment, at, length, room.at)) return undefined
      return pdfium.pdfium.HEAPU8.slice(at, at + length)
    } finally {
      pdfium.pdfium.wasmExports.free(at)
    }
  }
}

/** Also in UTF-16, whose letters have a zero between them. */
function beginsAsXml(bytes: Uint8Array): boolean {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 64)).replace(/^[^<]{0,4}/, "")
  return /^<\0?[?!a-zA-Z]/.test(start.replaceAll("\0", ""))
}
