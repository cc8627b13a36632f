import { and, desc, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { User } from "#modules/access/schema.ts"
import type { ProjectFiles } from "#modules/projects/files/service.ts"
import type { Clock } from "#src/shared/clock.ts"
import { invalid } from "#src/shared/errors.ts"
import type { IntakePhotos } from "../service.ts"
import { intakePairs } from "../table.ts"
import type { Pair } from "./schema.ts"

export type PhotoPairs = ReturnType<typeof createPhotoPairs>

/** Photos of before the work and after it, two by two. */
export function createPhotoPairs({
  db,
  clock,
  photos,
  projectFiles,
}: {
  db: Db
  clock: Clock
  photos: IntakePhotos
  projectFiles: ProjectFiles
}) {
  return {
    /** The newest first; one of which a photo was removed is not there until that comes back. */
    list(projectId: number): Pair[] {
      const there = new Set(photos.list(projectId).map(({ id }) => id))
      return db
        .select({ before: intakePairs.beforeId, after: intakePairs.afterId })
        .from(intakePairs)
        .where(eq(intakePairs.projectId, projectId))
        .orderBy(desc(intakePairs.createdAt))
        .all()
        .filter(({ before, after }) => there.has(before) && there.has(after))
    },
    /** What is a pair already stays one. */
    add: (projectId: number, { before, after }: Pair, by: User) =>
      write<void>(db, () => {
        if (before === after) throw invalid({ after: "intake.pairOfOne" })
        photos.get(projectId, before)
        photos.get(projectId, after)
        projectFiles.changing(projectId, after, by)
        db.insert(intakePairs)
          .values({ projectId, beforeId: before, afterId: after, createdAt: clock().toISOString() })
          .onConflictDoNothing()
          .run()
      }),
    remove: (projectId: number, { before, after }: Pair, by: User) =>
      write<void>(db, () => {
        projectFiles.changing(projectId, after, by)
        db.delete(intakePairs)
          .where(and(eq(intakePairs.beforeId, before), eq(intakePairs.afterId, after)))
          .run()
      }),
  }
}
