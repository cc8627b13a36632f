import type { Projects } from "#modules/projects/service.ts"
import type { FileStore } from "#src/files/store.ts"
import type { Answers } from "#src/manifest/answers.ts"
import { invalid } from "#src/shared/errors.ts"
import type { QuotedPicture } from "../quotations/content.schema.ts"
import type { Versions } from "../quotations/versions.ts"

export type OwnPictures = ReturnType<typeof createOwnPictures>

/**
 * The files of pictures that quotations carry. They are the quotation's own: a photo that is removed from the project,
 * or drawn on once more, leaves what was offered as it is.
 */
export function createOwnPictures({
  files,
  projects,
  versions,
  pictures: ofProject,
}: {
  files: FileStore
  projects: Projects
  versions: Versions
  pictures: Answers["pictures"]
}) {
  /** Those of all versions, as an earlier one may be taken up again; by what they show. */
  function ownOf(projectId: number): Map<string, string> {
    const { offerteId } = projects.brief(projectId)
    const ids = offerteId === null ? [] : versions.picturesOf(offerteId)
    return new Map(ids.filter(files.isWhole).map((id) => [shownBy(id), id]))
  }

  const shownBy = (fileId: string) => files.read(fileId)!.hash

  return {
    ownOf,
    shownBy,
    /**
     * As a version carries them, each once: a photo that it didn't have yet comes with a file of the quotation's own.
     * Throws what is no picture of the project. In the transaction of that version.
     */
    take(pictures: readonly QuotedPicture[], projectId: number): QuotedPicture[] {
      if (pictures.length === 0) return []
      const own = ownOf(projectId)
      const known = new Set(own.values())
      const added = pictures.filter(({ fileId }) => !known.has(fileId))
      const photos = new Set(added.length > 0 ? ofProject(projectId).map(({ fileId }) => fileId) : [])
      const gone = added.filter(({ fileId }) => !photos.has(fileId) || !files.isWhole(fileId))
      if (gone.length > 0)
        throw invalid(
          Object.fromEntries(
            gone.map((one) => [`content.pictures.${pictures.indexOf(one)}.fileId`, "quotes.pictureGone"]),
          ),
        )
      const taken = new Map<string, QuotedPicture>()
      for (const { fileId, caption } of pictures) {
        const shown = shownBy(fileId)
        if (!own.has(shown)) own.set(shown, files.share(fileId))
        if (!taken.has(shown)) taken.set(shown, { fileId: own.get(shown)!, caption })
      }
      return [...taken.values()]
    },
  }
}
