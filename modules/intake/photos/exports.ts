import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Sender } from "#src/documents/sender.ts"
import { fileName } from "#src/files/fileName.ts"
import { type ZipEntry, zipOf } from "#src/files/zipStream.ts"
import type { Thread } from "#src/jobs/thread.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { filled } from "#src/shared/filled.ts"
import { photoPaper as nl } from "./paper.nl.ts"
import { photoName, titleOf } from "./photoName.ts"
import type { PhotoReportTask } from "./report.ts"
import type { IntakePhotos } from "./service.ts"

export type PhotoExports = ReturnType<typeof createPhotoExports>

/** Photos of a job that leave it: as they are, or as a report to read. */
export function createPhotoExports({
  clock,
  photos,
  projects,
  sender,
  makeReport,
}: {
  clock: Clock
  photos: IntakePhotos
  projects: Projects
  sender: () => Promise<Sender>
  makeReport: Thread<PhotoReportTask, Uint8Array>
}) {
  return {
    /** Of one that was drawn on both, so that nothing is hidden by an arrow. */
    async zip(projectId: number, ids: readonly number[]) {
      const { name } = projects.brief(projectId)
      const chosen = await photos.pictures(projectId, ids)
      const entries = chosen.flatMap(({ photo, taken, drawn }, at): ZipEntry[] => {
        const title = `${String(at + 1).padStart(3, "0")} ${titleOf(photo)}`
        return [
          { name: photoName(title), bytes: () => taken.blob.bytes() },
          ...(drawn ? [{ name: photoName(`${title} ${nl.drawn}`), bytes: () => drawn.blob.bytes() }] : []),
        ]
      })
      return { stream: await zipOf(entries), name: fileName(filled(nl.zip, { project: name }), "zip") }
    },
    /** With what was drawn on them and what was told of them. */
    async report(projectId: number, ids: readonly number[], by: User) {
      const { name, address } = projects.get(projectId, by)
      const chosen = await photos.pictures(projectId, ids)
      const bytes = await makeReport(
        {
          ...{ project: name, address, day: today(clock), sender: await sender() },
          photos: chosen.map(({ photo, taken, drawn }) => ({
            ...{ title: titleOf(photo), notes: photo.notes, location: photo.location },
            ...{ category: photo.category, takenAt: photo.takenAt, by: photo.by },
            path: (drawn ?? taken).path,
          })),
        },
        { account: by.id },
        chosen.length,
      )
      const blob = new Blob([bytes as Uint8Array<ArrayBuffer>])
      const file = fileName(filled(nl.file, { project: name }), "pdf")
      return { blob, bytes: bytes.length, mediaType: "application/pdf", name: file }
    },
  }
}
