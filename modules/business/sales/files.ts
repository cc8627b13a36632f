import { and, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { MailService } from "#modules/settings/mail.ts"
import type { Sender } from "#src/documents/sender.ts"
import { formats } from "#src/files/format.ts"
import type { FileStore } from "#src/files/store.ts"
import type { JobQueue } from "#src/jobs/queue.ts"
import type { Thread } from "#src/jobs/thread.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError } from "#src/shared/errors.ts"
import { formatsOf, type InvoicePaperTask, invoiceFileName } from "../papers/document.ts"
import { type SalesRow, salesDocuments } from "../table.ts"
import { subjectOf } from "../told.ts"
import type { IssuedInvoice } from "./content.ts"
import type { SalesRows } from "./rows.ts"
import type { InvoiceFormat, SalesInvoice } from "./schema.ts"

export type InvoiceFiles = ReturnType<typeof createInvoiceFiles>

/** The job that makes the files of an invoice that was sent, and posts its mail; its subject is the invoice. */
export const filesJob = "sales.files"

/** The files of invoices: made in the background of what was frozen, each once, and mailed once they are there. */
export function createInvoiceFiles({
  db,
  clock,
  log,
  files,
  jobs,
  mail,
  sender,
  rows,
  makePaper,
}: {
  db: Db
  clock: Clock
  log: Log
  files: FileStore
  jobs: JobQueue
  mail: Pick<MailService, "post" | "office">
  sender: () => Promise<Sender>
  rows: SalesRows
  makePaper: Thread<InvoicePaperTask, Uint8Array>
}) {
  const kept = (invoiceId: number) =>
    db.select().from(salesDocuments).where(eq(salesDocuments.invoiceId, invoiceId)).all()

  const paper = async (invoice: IssuedInvoice, format: InvoiceFormat, by: Parameters<typeof makePaper>[1]) =>
    makePaper({ format, invoice, sender: await sender() }, by, invoice.lines.length)

  async function makeOne({ id, issued }: SalesRow, format: InvoiceFormat) {
    const bytes = await paper(issued!, format, { job: filesJob })
    const hash = new Bun.CryptoHasher("sha256").update(bytes).digest("hex")
    const fileId = await files.add(bytes, mediaTypeOf(format))
    write(db, () => {
      const row = { invoiceId: id, format, fileId, hash, createdAt: clock().toISOString() }
      const added = db.insert(salesDocuments).values(row).onConflictDoNothing().returning().all()
      if (added.length > 0) files.keep([fileId])
    })
  }

  /** Makes what is missing, so a job that was cut off goes on where it was. */
  async function makeAll(invoiceId: number) {
    const row = rows.known(invoiceId)
    if (!row?.issued) return
    const there = new Set(kept(invoiceId).map(({ format }) => format))
    for (const format of formatsOf(row.issued)) if (!there.has(format)) await makeOne(row, format)
    write(db, () => postOnce(rows.find(invoiceId)))
  }
  jobs.register(filesJob, (subject) => makeAll(Number(subject)))

  /** In the caller's transaction. */
  function postOnce(row: SalesRow) {
    if (!row.mail || row.mailId !== null) return
    post(row, row.mail)
  }

  function post(row: SalesRow, { to, subject, message }: NonNullable<SalesRow["mail"]>) {
    const attachments = kept(row.id)
      .filter(({ format }) => format !== "docx")
      .map(({ format, fileId }) => ({ name: invoiceFileName(row.issued!, format), fileId }))
    const order = { to, subject, text: message, replyTo: mail.office(), attachments }
    const mailId = mail.post({ kind: "sales.invoice", ...order })
    if (mailId === false) throw conflict("business.mailOff")
    rows.set(row, { mailId, mail: { to, subject, message } }, row.sentBy)
  }

  function stateOf(invoiceId: number): SalesInvoice["files"] {
    const job = jobs.stateOf(filesJob, String(invoiceId))
    if (job?.state === "failed") return "failed"
    const { issued } = rows.find(invoiceId)
    return issued && kept(invoiceId).length >= formatsOf(issued).length ? "ready" : "making"
  }

  return {
    formatsOf,
    stateOf,
    /** In the caller's transaction. */
    make: (invoiceId: number) => jobs.add(filesJob, String(invoiceId)),
    /** Those whose files could not be made, and since when. */
    failed: () => jobs.failed(filesJob).map(({ subjectId, endedAt }) => ({ id: Number(subjectId), endedAt })),
    /** Once more, to the same or another address. */
    mailAgain(id: number, order: NonNullable<SalesRow["mail"]>, by: User) {
      const row = rows.find(id)
      if (row.number === null) throw conflict("business.onlySent")
      if (stateOf(id) !== "ready") throw conflict("business.filesNotReady")
      post(row, order)
      log.record("sales.invoiceMailed", subjectOf(row), by.id, {
        invoice: id,
        number: row.number,
        to: order.to,
      })
    },
    /** A file as it was made when it was sent. */
    file(id: number, format: InvoiceFormat) {
      const row = rows.find(id)
      const document = db
        .select()
        .from(salesDocuments)
        .where(and(eq(salesDocuments.invoiceId, id), eq(salesDocuments.format, format)))
        .get()
      const file = document && files.read(document.fileId)
      if (!file) throw new DomainError("business.filesNotReady", 404)
      return { ...file, name: invoiceFileName(row.issued!, format) }
    },
    /** Of a draft: made for who looks, and not kept. */
    async preview(invoice: IssuedInvoice, by: User) {
      const bytes = await paper(invoice, "pdf", { account: by.id })
      const blob = new Blob([bytes as Uint8Array<ArrayBuffer>])
      const { mediaType } = formats.pdf
      return { blob, bytes: bytes.length, mediaType, name: invoiceFileName(invoice, "pdf") }
    },
  }
}

const mediaTypeOf = (format: InvoiceFormat): string =>
  format === "xml" ? "application/xml" : formats[format].mediaType
