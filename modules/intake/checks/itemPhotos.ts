import { and, asc, eq, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { ProjectFiles } from "#modules/projects/files/service.ts"
import { invalid } from "#src/shared/errors.ts"
import { titleOf } from "../photos/photoName.ts"
import type { IntakePhotos } from "../photos/service.ts"
import type { CheckItem } from "./schema.ts"
import { type ItemPhotoRow, intakeItemPhotos } from "./table.ts"

export type ItemPhotos = ReturnType<typeof createItemPhotos>

/** Which photos belong to the items of a job's list. A photo may belong to several, and stays when it leaves one. */
export function createItemPhotos({
  db,
  photos,
  files,
}: {
  db: Db
  photos: Pick<IntakePhotos, "list">
  files: Pick<ProjectFiles, "known">
}) {
  const { projectId, code, photoId, linked, at } = intakeItemPhotos
  const ofProject = prepared((row: { projectId: number }) =>
    db
      .select({ code, photoId })
      .from(intakeItemPhotos)
      .where(and(eq(projectId, row.projectId), linked))
      .orderBy(asc(at), asc(photoId)),
  )
  const insert = prepared((row: ItemPhotoRow) =>
    db
      .insert(intakeItemPhotos)
      .values(row)
      .onConflictDoUpdate({
        target: [projectId, code, photoId],
        set: {
          linked: sql`excluded.linked`,
          at: sql`excluded.at`,
          accountId: sql`excluded.account_id`,
        },
        setWhere: sql`excluded.at >= ${at}`,
      }),
  )
  return {
    /** By the code of the item; one that was removed is not there until it comes back. */
    of(projectId: number): Map<string, CheckItem["photos"]> {
      const rows = ofProject.all({ projectId })
      if (rows.length === 0) return new Map()
      const there = new Map(photos.list(projectId).map((photo) => [photo.id, photo]))
      const byItem = new Map<string, CheckItem["photos"]>()
      for (const { code, photoId } of rows) {
        const photo = there.get(photoId)
        if (photo) byItem.set(code, [...(byItem.get(code) ?? []), { id: photoId, title: titleOf(photo) }])
      }
      return byItem
    },
    /** Those that were removed meanwhile too. In the caller's transaction. */
    keep(rows: readonly ItemPhotoRow[]) {
      for (const row of rows) {
        if (!files.known(row.projectId, row.photoId)) throw invalid({ photo: "intake.fileGone" })
        insert.run(row)
      }
    },
  }
}
