import type { User } from "#modules/access/schema.ts"
import { smallPhoto } from "#src/files/photo.ts"
import type { FileStore } from "#src/files/store.ts"
import { inPortions } from "#src/jobs/portions.ts"
import type { Answers } from "#src/manifest/answers.ts"
import { conflict, DomainError } from "#src/shared/errors.ts"
import { longestCaption, maxPictures } from "../quotations/content.schema.ts"
import type { QuotationEditor } from "../quotations/editor.ts"
import type { Quotations } from "../quotations/service.ts"
import type { PictureChoice } from "./choices/schema.ts"
import type { OwnPictures } from "./own.ts"
import type { PictureReply } from "./schema.ts"

export type QuotationPictures = ReturnType<typeof createQuotationPictures>

/** Pictures of a quotation: which there are to choose from, how they look, and one more from elsewhere. */
export function createQuotationPictures({
  files,
  quotations,
  pictures: ofProject,
  own,
  editor,
}: {
  files: FileStore
  quotations: Quotations
  pictures: Answers["pictures"]
  own: OwnPictures
  editor: QuotationEditor
}) {
  const { versions } = quotations

  return {
    /** What it carries already has the name that it carries it by, so that nobody chooses it twice. */
    async choices(quotationId: number): Promise<PictureChoice[]> {
      const { projectId } = versions.find(quotationId)
      const carried = own.ownOf(projectId)
      const found = await inPortions(ofProject(projectId), ({ fileId, title, takenAt, preview }) =>
        files.isWhole(fileId)
          ? { fileId: carried.get(own.shownBy(fileId)) ?? fileId, title, takenAt, preview }
          : undefined,
      )
      return found.filter((choice) => choice !== undefined)
    },
    /** One that a version carries, small. */
    async preview(quotationId: number, fileId: string, by: User): Promise<Uint8Array> {
      const carried = versions.picturesOf(versions.find(quotationId).id).includes(fileId)
      const file = carried && files.read(fileId)
      if (!file) throw new DomainError("quotes.pictureGone", 404)
      return await smallPhoto(await file.blob.bytes(), { account: by.id })
    },
    /** Makes the next version of a draft, with one photo more. One that it carries already changes nothing. */
    put(quotationId: number, photo: number, by: User): PictureReply {
      const { projectId, state } = versions.find(quotationId)
      if (state !== "concept") throw conflict("quotes.picturesOfDraft")
      const chosen = ofProject(projectId).find((one) => one.photo === photo)
      if (!chosen) throw new DomainError("quotes.pictureGone", 404)
      const newest = versions.latest(quotationId)!
      const content = quotations.contentOf(newest, projectId)
      const before = content.pictures ?? []
      const carried = own.ownOf(projectId).get(own.shownBy(chosen.fileId))
      if (before.some(({ fileId }) => fileId === carried)) return { version: newest.version, added: false }
      if (before.length === maxPictures) throw conflict("quotes.tooManyPictures")
      const picture = { fileId: chosen.fileId, caption: chosen.title.slice(0, longestCaption) }
      const next = { base: newest.version, content: { ...content, pictures: [...before, picture] } }
      return { version: editor.save(quotationId, next, by).latest.version, added: true }
    },
  }
}
