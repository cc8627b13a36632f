import { count, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { Log } from "#modules/access/log.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { FileStore } from "#src/files/store.ts"
import { createRateLimit } from "#src/http/rateLimit.ts"
import { dayOf } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { postcodeOf } from "#src/shared/postcode.ts"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { looksLikeSpam } from "#src/shared/spam.ts"
import { isInWords } from "../catalogue/entries.ts"
import { quotes as nl } from "../nl.ts"
import type { Quotations } from "../quotations/service.ts"
import type { RequestLinks } from "../status/links.ts"
import { type QuoteRequestRow, quoteRequests, requestPhotos } from "../table.ts"
import type { RequestMail } from "./mail.ts"
import { describedBy, inWords } from "./project.nl.ts"
import type { Disposition, Submission, SubmissionReply } from "./schema.ts"
import { checkSubmission, photoId, postcodeIn } from "./submission.ts"

/** What is answered again to who sends the same once more. */
export type Received = Pick<SubmissionReply, "success" | "message" | "referenceNumber" | "projectId">

/** Takes requests in. Its verbs take part in the caller's transaction: all of it is kept, or nothing. */
export function createReception({
  db,
  clock,
  log,
  files,
  projects,
  quotations,
  mail,
  links,
}: {
  db: Db
  clock: Clock
  log: Log
  files: FileStore
  projects: Projects
  quotations: Quotations
  mail: RequestMail
  links: RequestLinks
}) {
  const submissions = createRateLimit({ most: 10, seconds: 600, clock })

  const insert = prepared((row: typeof quoteRequests.$inferInsert) =>
    db.insert(quoteRequests).values(row).returning(),
  )
  const update = prepared(({ id, ...values }: Partial<QuoteRequestRow> & { id: number }) =>
    db.update(quoteRequests).set(values).where(eq(quoteRequests.id, id)),
  )
  const addPhoto = prepared((row: typeof requestPhotos.$inferInsert) => db.insert(requestPhotos).values(row))
  const countPhotos = prepared(({ id }: { id: number }) =>
    db.select({ photos: count() }).from(requestPhotos).where(eq(requestPhotos.requestId, id)),
  )

  function store(submission: Submission, disposition: Disposition, now: Date): QuoteRequestRow {
    const { contactInfo: contact, answers, projectTypes, urgency, photos = [] } = submission
    const receivedOn = dayOf(now)
    const inserted = insert.get({
      id: projects.nextNumber(),
      reference: crypto.randomUUID(),
      projectTypes,
      answers,
      name: contact.name,
      email: contact.email,
      phone: contact.phone,
      address: contact.address ?? "",
      postcode: postcodeOf(postcodeIn(contact)) ?? "",
      city: contact.city ?? "",
      urgency: urgency || (typeof answers.urgentie === "string" && answers.urgentie) || "normaal",
      disposition,
      receivedOn,
      createdAt: now.toISOString(),
    })
    const reference = `WP-${receivedOn.slice(0, 4)}-${String(inserted.id).padStart(4, "0")}`
    update.run({ id: inserted.id, reference })
    const fileIds = photos.map(photoId)
    for (const [position, fileId] of fileIds.entries())
      addPhoto.run({ requestId: inserted.id, fileId, position })
    files.keep(fileIds)
    return { ...inserted, reference }
  }

  const photosOf = ({ id }: QuoteRequestRow) => countPhotos.get({ id })!.photos

  /** Makes the project and the first version of the quotation, and tells the visitor. */
  function accept(row: QuoteRequestRow, by: number | null): number {
    const labels = row.projectTypes.map((type) => typeLabels[type]).join(", ")
    const types = isInWords(row.projectTypes, row.answers) ? inWords : labels
    const place = [row.postcode, row.city].filter(Boolean).join(" ")
    const address = [row.address, place].filter(Boolean).join(", ")
    const projectId = projects.plan(
      {
        name: `${types} – ${row.name}`,
        description: describedBy(types, row.reference),
        projectTypes: row.projectTypes,
        address,
        requestId: row.id,
      },
      row,
      by,
    )
    update.run({ id: row.id, projectId })
    quotations.draft(row, { projectId, address })
    mail.confirm(row, photosOf(row), () => links.issue(row.id))
    return projectId
  }

  return {
    /** Checks and stores a request, and accepts it unless it looks like spam. */
    receive(submission: Submission, address: string): Received {
      const now = clock()
      checkSubmission(submission, { unkept: files.unkept, today: dayOf(now) })
      submissions.take(address)
      const spam = looksLikeSpam(submission, now)
      const row = store(submission, spam ? "spam" : "open", now)
      const projectId = spam ? null : accept(row, null)
      if (!spam) mail.tellOffice(row, submission.photos?.length ?? 0)
      log.record("request.received", { kind: "request", id: row.id }, null, { spam })
      return { success: true, message: nl.received, referenceNumber: row.reference, projectId }
    },
    accept,
  }
}
