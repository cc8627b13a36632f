import { sift } from "#ui/lib/files.ts"
import { maxScanMegabytes } from "../../schema.ts"

export const maxScanBytes = maxScanMegabytes * 1024 * 1024

/** For the field; HEIC is left out, so that an iPhone hands over a JPG. */
export const accept = [
  ...["image/jpeg", "image/png", "image/webp", "application/pdf", "application/xml", "text/xml"],
  ...[".jpg", ".jpeg", ".png", ".webp", ".pdf", ".xml"],
]

export type RefusedReason = "kind" | "heic" | "empty" | "tooLarge"
export interface RefusedFile {
  name: string
  reason: RefusedReason
}

/** What can be an invoice by its name and size; the server looks at what is in it. */
export function judge(files: readonly File[]): { taken: File[]; refused: RefusedFile[] } {
  const { chosen, refused } = sift(files, { accept, multiple: true, maxBytes: maxScanBytes })
  return {
    taken: chosen,
    refused: refused.map(({ file, reason }) => ({
      name: file.name,
      reason: reason === "tooLarge" || reason === "empty" ? reason : isHeic(file) ? "heic" : "kind",
    })),
  }
}

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.(heic|heif)$/i.test(name)

export type Looks = "picture" | "pdf" | "xml"

export function looksOf({ name, type }: Pick<File, "name" | "type">): Looks {
  if (type.startsWith("image/") || /\.(jpe?g|png|webp)$/i.test(name)) return "picture"
  return type.endsWith("xml") || /\.xml$/i.test(name) ? "xml" : "pdf"
}
