import { and, inArray, isNotNull } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { ProjectFiles } from "#modules/projects/files/service.ts"
import type { Answers } from "#src/manifest/answers.ts"
import type { IntakePhotos } from "./service.ts"
import { intakePhotos } from "./table.ts"

/** Photos as a quotation may carry them. */
export function createQuotable({
  db,
  photos,
  files,
}: {
  db: Db
  photos: IntakePhotos
  files: ProjectFiles
}): Answers["pictures"] {
  const drawnOf = (ids: number[]): Map<number, string> =>
    new Map(
      db
        .select({ id: intakePhotos.projectFileId, fileId: intakePhotos.drawnFileId })
        .from(intakePhotos)
        .where(and(inArray(intakePhotos.projectFileId, ids), isNotNull(intakePhotos.drawnFileId)))
        .all()
        .map(({ id, fileId }) => [id, fileId!]),
    )

  return (projectId) => {
    const all = photos.list(projectId)
    const drawn = drawnOf(all.map(({ id }) => id))
    const taken = files.storedAs(projectId)
    return all.map(({ id, title, name, takenAt, preview }) => ({
      ...{ photo: id, fileId: drawn.get(id) ?? taken.get(id)! },
      ...{ title: title || name.replace(/\.\w+$/, ""), takenAt, preview },
    }))
  }
}
