import type { SentBody } from "#src/http/body.ts"
import { uploadIn } from "#src/http/upload.ts"
import { invalid } from "#src/shared/errors.ts"
import { maxScanMegabytes } from "../schema.ts"

const longestNote = 300

/** What a phone sends: the photo or document, and what its sender says of it. */
export interface SentScan {
  bytes: Uint8Array
  name: string
  projectId: number | null
  note: string
}

/** Multipart with field `photo`; `projectId` and `note` may come along. */
export async function sentScanIn(body: SentBody): Promise<SentScan> {
  const { bytes, name, texts } = uploadIn(body, {
    megabytes: maxScanMegabytes,
    named: "photo",
    optional: ["projectId", "note"],
  })
  return { bytes, name, projectId: projectIn(texts.projectId!), note: noteIn(texts.note!) }
}

function projectIn(text: string): number | null {
  if (text === "") return null
  if (!/^[1-9]\d{0,9}$/.test(text)) throw invalid({ projectId: "field" })
  return Number(text)
}

function noteIn(text: string): string {
  const note = text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .trim()
  if (note.length > longestNote) throw invalid({ note: "invoices.noteTooLong" })
  return note
}
