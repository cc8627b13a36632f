import { DomainError, invalid } from "#src/shared/errors.ts"
import { maxDataMegabytes } from "./schema.ts"

/** Where a photo comes from. `name`: as its sender calls it. */
export type Source =
  | { data: Uint8Array; name?: string }
  /** A file of this project. */
  | { projectFile: number }
  /** What `POST /api/upload` kept for a day. */
  | { upload: string }

/** Reads the `url` of a photo: its own bytes, or a file of ours. Nothing is ever fetched, whatever stands there. */
export function sourceIn(url: string, projectId: number): Source {
  if (/^data:/i.test(url)) return { data: bytesIn(url) }
  const own = /^\/api\/projects\/(\d{1,15})\/files\/(\d{1,15})(?:\/[^/?#]*)?$/.exec(url)
  if (own && Number(own[1]) === projectId) return { projectFile: Number(own[2]) }
  const upload = /^(?:\/api\/upload\/)?([0-9a-f]{32})\.jpg$/.exec(url)
  if (upload) return { upload: upload[1]! }
  throw invalid({ url: "intake.photoUrl" })
}

function bytesIn(url: string): Uint8Array {
  const data = /^data:image\/(?:jpeg|png|webp);base64,/i.exec(url)
  if (!data) throw invalid({ url: "intake.photoData" })
  const packed = url.slice(data[0].length)
  if ((packed.length / 4) * 3 > maxDataMegabytes * 1024 * 1024)
    throw invalid({ url: "intake.photoDataTooLarge" })
  const bytes = Buffer.from(packed, "base64")
  // Signs that are no base64 are left out by the decoder, not refused.
  if (bytes.length < Math.floor((packed.replace(/=+$/, "").length / 4) * 3))
    throw invalid({ url: "intake.photoData" })
  if (bytes.length === 0) throw new DomainError("files.empty", 422)
  return bytes
}
