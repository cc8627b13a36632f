import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { FileStore } from "#src/files/store.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { createRateLimit } from "#src/http/rateLimit.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError, invalid, notFound } from "#src/shared/errors.ts"
import { answeredQuestions } from "../catalogue/answers.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import type { Quotations } from "../quotations/service.ts"
import { photoId } from "../requests/submission.ts"
import { type QuoteRequestRow, quoteRequests, requestPhotos } from "../table.ts"
import type { Additions } from "./additions.ts"
import type { RequestLinks } from "./links.ts"
import type { Promises } from "./promises.ts"
import { mostPhotosKept, type NewAddition, type NewPhoto, type RequestStatus } from "./schema.ts"

export type RequestStatuses = ReturnType<typeof createRequestStatuses>

/** Who has the link, from where. */
export interface Holder {
  token: string
  address: string
}

/** What the sender of a request sees and does on his own page. */
export function createRequestStatuses({
  db,
  clock,
  log,
  files,
  people,
  quotations,
  replays,
  additions,
  links,
  promises,
}: {
  db: Db
  clock: Clock
  log: Log
  files: FileStore
  /** Everyone with an account. */
  people: () => User[]
  quotations: Quotations
  replays: Replays
  additions: Additions
  links: RequestLinks
  promises: Promises
}) {
  const changes = createRateLimit({ most: 60, seconds: 600, clock })

  function opened({ token, address }: Holder) {
    const { subject, endsAt } = links.open(token, address)
    const row = db.select().from(quoteRequests).where(eq(quoteRequests.id, subject)).get()
    if (!row) throw notFound("quotes")
    return { row, endsAt }
  }

  /** Something he adds is about a request that is still open. */
  function changing(holder: Holder) {
    const found = opened(holder)
    changes.take(holder.address)
    if (isClosed(found.row)) throw new DomainError("quotes.requestClosed", 409)
    return found
  }

  const photosOf = (requestId: number) =>
    db
      .select({ fileId: requestPhotos.fileId })
      .from(requestPhotos)
      .where(eq(requestPhotos.requestId, requestId))
      .orderBy(requestPhotos.position)
      .all()
      .map(({ fileId }) => fileId)

  /** What became of the quotation, as far as the client was told. */
  function offerOf(requestId: number): Pick<RequestStatus, "offeredAt" | "isAccepted"> {
    const newest = quotations.latestOf([requestId]).get(requestId)
    if (!newest) return { offeredAt: null, isAccepted: false }
    const sent = quotations.versions.inShort(newest.quotationId).findLast(({ sentAt }) => sentAt !== null)
    const isAccepted = quotations.versions.find(newest.quotationId).state === "accepted"
    return { offeredAt: sent?.sentAt ?? null, isAccepted }
  }

  function statusOf(row: QuoteRequestRow, endsAt: string): RequestStatus {
    const sections = catalogueFor(row.projectTypes, row.receivedOn)
    const offer = offerOf(row.id)
    return {
      reference: row.reference,
      projectTypes: row.projectTypes,
      receivedAt: row.createdAt,
      readAt: row.readAt,
      readBy: people().find(({ id }) => id === row.readBy)?.name ?? null,
      callBy: promises.callBy(row),
      ...offer,
      isClosed: isClosed(row),
      range: offer.offeredAt === null ? promises.range(row) : null,
      answered: answeredQuestions(sections, row.answers),
      photos: photosOf(row.id).map((fileId) => `${fileId}.jpg`),
      additions: additions.of(row),
      endsAt,
    }
  }

  const hashOf = (fileId: string) => files.read(fileId)?.hash

  return {
    get(holder: Holder): RequestStatus {
      const { row, endsAt } = opened(holder)
      return statusOf(row, endsAt)
    },
    photo(holder: Holder, name: string) {
      const { row } = opened(holder)
      const file = photosOf(row.id).includes(photoId(name)) ? files.read(photoId(name)) : undefined
      if (!file) throw notFound("quotes")
      return file
    },
    /** A photo that is there already counts once. */
    addPhoto: (holder: Holder, { photo }: NewPhoto): RequestStatus =>
      write<RequestStatus>(db, () => {
        const { row, endsAt } = changing(holder)
        const fileId = photoId(photo)
        const kept = photosOf(row.id)
        if (kept.includes(fileId)) return statusOf(row, endsAt)
        if (files.unkept([fileId]).length === 0) throw invalid({ photo: "quotes.photoUnknown" })
        const hash = hashOf(fileId)
        if (!kept.some((other) => hashOf(other) === hash)) {
          if (kept.length >= mostPhotosKept)
            throw new DomainError("quotes.photosFull", 409, { values: { most: mostPhotosKept } })
          db.insert(requestPhotos).values({ requestId: row.id, fileId, position: kept.length }).run()
          files.keep([fileId])
          additions.add(row.id, { kind: "photo", text: fileId })
          log.record("request.photoAdded", { kind: "request", id: row.id })
        }
        return statusOf(row, endsAt)
      }),
    /** What he writes stands beside what he sent; the office decides what it changes. */
    add(holder: Holder, { question = "", text }: NewAddition, key: string | null): RequestStatus {
      if (text === "") throw invalid({ text: "quotes.additionEmpty" })
      const { row, endsAt } = opened(holder)
      replays.once<true>(`request-addition ${row.id}`, key, { question, text }, () => {
        changing(holder)
        const sections = catalogueFor(row.projectTypes, row.receivedOn)
        const known = answeredQuestions(sections, row.answers).some((answered) => answered.key === question)
        if (question !== "" && !known) throw invalid({ question: "quotes.answerUnknown" })
        additions.add(row.id, { kind: question === "" ? "remark" : "answer", question, text })
        log.record("request.added", { kind: "request", id: row.id })
        return true
      })
      return statusOf(row, endsAt)
    },
    /** Ends every link to it, also those that were forwarded, and gives a new one. */
    renew: (holder: Holder): string =>
      write<string>(db, () => {
        const { row } = opened(holder)
        changes.take(holder.address)
        links.end(row.id, null)
        return links.issue(row.id)
      }),
    end(holder: Holder) {
      const { row } = opened(holder)
      links.end(row.id, null)
    },
  }
}

const isClosed = ({ disposition }: QuoteRequestRow) =>
  disposition === "rejected" || disposition === "archived"
