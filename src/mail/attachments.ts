import type { FileStore } from "../files/store.ts"
import type { Attachment } from "./table.ts"

/** A file as it travels with a mail. */
export interface AttachedFile {
  name: string
  mediaType: string
  bytes: Uint8Array
}

/** What a mail was to carry is no longer there: it must not leave without it. */
export class AttachmentGone extends Error {}

export function attached(
  attachments: Attachment[],
  files: Pick<FileStore, "read" | "isWhole">,
): Promise<AttachedFile[]> {
  return Promise.all(
    attachments.map(async (attachment) => {
      const { name } = attachment
      if ("text" in attachment) {
        const { text, mediaType } = attachment
        return { name, mediaType, bytes: new TextEncoder().encode(text) }
      }
      const { fileId } = attachment
      const file = files.isWhole(fileId) ? files.read(fileId) : undefined
      if (!file) throw new AttachmentGone(fileId)
      return { name, mediaType: file.mediaType, bytes: await file.blob.bytes() }
    }),
  )
}
