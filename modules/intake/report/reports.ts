import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Sender } from "#src/documents/sender.ts"
import { fileName } from "#src/files/fileName.ts"
import { formats } from "#src/files/format.ts"
import { apart } from "#src/jobs/portions.ts"
import { room } from "#src/jobs/room.ts"
import type { Thread } from "#src/jobs/thread.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { invalid } from "#src/shared/errors.ts"
import { filled } from "#src/shared/filled.ts"
import type { Checks } from "../checks/service.ts"
import type { ReportedPhoto } from "../photos/onPaper.ts"
import type { IntakePhotos } from "../photos/service.ts"
import type { Plans } from "../plan/service.ts"
import type { Rooms } from "../rooms/service.ts"
import { reportPaper as nl } from "./paper.nl.ts"
import type { ReportTask } from "./report.ts"
import { mostReported, type ReportQuery } from "./schema.ts"
import type { Visits } from "./service.ts"

export type IntakeReports = ReturnType<typeof createIntakeReports>

/** All that was taken on site of a job, as a document to send and to keep. */
export function createIntakeReports({
  clock,
  projects,
  visits,
  checks,
  rooms,
  plans,
  photos,
  sender,
  makeReport,
}: {
  clock: Clock
  projects: Projects
  visits: Visits
  checks: Checks
  rooms: Rooms
  plans: Plans
  photos: IntakePhotos
  sender: () => Promise<Sender>
  makeReport: Thread<ReportTask, Uint8Array>
}) {
  /** In the order in which they were taken; of no categories none, without them all. */
  async function reported(projectId: number, categories: ReportQuery["photos"]): Promise<ReportedPhoto[]> {
    const wanted = photos
      .list(projectId)
      .filter(({ category }) => !categories || (category !== null && categories.includes(category)))
      .toReversed()
    if (wanted.length > mostReported) throw invalid({ photos: "intake.reportTooManyPhotos" })
    const ids = wanted.map(({ id }) => id)
    return (await photos.pictures(projectId, ids)).map(({ photo, taken, drawn }) => ({
      ...{ title: photo.title, notes: photo.notes, location: photo.location },
      ...{ category: photo.category, takenAt: photo.takenAt, by: photo.by },
      path: (drawn ?? taken).path,
    }))
  }

  return async (projectId: number, { format, photos: categories }: ReportQuery, by: User) => {
    const { name, address, metadata } = projects.get(projectId, by)
    const shown = await apart(() => reported(projectId, categories))
    const content = {
      ...{ project: name, client: metadata.clientName, address, day: today(clock) },
      checklist: await apart(() => checks.of(projectId)),
      rooms: rooms.list(projectId),
      visit: visits.of(projectId),
    }
    const drawn = await apart(() => plans.list(projectId))
    const task = { format, sender: await sender(), content, plans: drawn, photos: shown }
    const share = await room.take(megabytesOf(shown.length, drawn.length), patience)
    const bytes = await makeReport(task, { account: by.id }, 1 + shown.length).finally(share.giveBack)
    const { mediaType, extension } = formats[format]
    return {
      ...{ blob: new Blob([bytes as Uint8Array<ArrayBuffer>]), bytes: bytes.length, mediaType },
      name: fileName(filled(nl.file, { project: name }), extension),
    }
  }
}

/**
 * What the thread takes at most: its libraries with one photo as it is kept, and of each as it stands on paper the
 * parts and the whole of the file. Measured with three hundred different photos of 1600 px on a machine that others
 * use too: 260 MB and 25 seconds for a Word file of 26 MB, 140 MB and 21 seconds for a PDF.
 */
const megabytesOf = (photos: number, plans: number) => 60 + photos + (plans > 0 ? pdfium : 0)
/** Draws one plan after the other. */
const pdfium = 60
/** Until somebody is asked to come back. */
const patience = 60_000
