import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Customers } from "#modules/projects/customers.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { AgreedJobs } from "#modules/quotes/agreed/service.ts"
import type { MailService } from "#modules/settings/mail.ts"
import type { Settings } from "#modules/settings/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays } from "#src/shared/days.ts"
import { conflict, invalid } from "#src/shared/errors.ts"
import { type SalesRow, salesInvoices } from "../table.ts"
import { buyerOf, sellerOf } from "./buyer.ts"
import { contentFrom, missingIn } from "./checks.ts"
import type { InvoiceContent, InvoiceLine, IssuedInvoice } from "./content.ts"
import { creditableOf, creditContent } from "./crediting.ts"
import type { Drafts } from "./drafts.ts"
import type { InvoiceFiles } from "./files.ts"
import { requireWithinGuidePrice } from "./guidePrice.ts"
import { letterWords } from "./letters.nl.ts"
import { extraLines } from "./lines.ts"
import type { SalesRows } from "./rows.ts"
import type {
  InvoiceChange,
  InvoiceMail,
  NewCredit,
  NewInvoice,
  NewProjectInvoice,
  RemoveInvoice,
  SalesInvoice,
  SendInvoice,
  VatRate,
} from "./schema.ts"
import { totalsOf } from "./totals.ts"
import type { SalesView } from "./view.ts"

const { numberLater } = letterWords

export type SalesInvoices = ReturnType<typeof createSalesInvoices>

/**
 * Sales invoices from draft to credit note. The number is given when one is sent, in the transaction that freezes it;
 * files and mail follow from what was frozen, so a process that ends in between leaves no gap and nothing half done.
 */
export function createSalesInvoices({
  db,
  clock,
  log,
  replays,
  projects,
  customers,
  agreedJobs,
  mail,
  settings,
  rows,
  drafts,
  files,
  view,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  projects: Projects
  customers: Customers
  agreedJobs: AgreedJobs
  mail: Pick<MailService, "configured">
  settings: () => Settings
  rows: SalesRows
  drafts: Drafts
  files: InvoiceFiles
  view: SalesView
}) {
  const get = (id: number): SalesInvoice => view.whole(rows.find(id))

  function record(action: string, row: SalesRow, by: User | null, more: object = {}) {
    const { id, number, content, customerId, projectId, totalCents, version } = row
    const subject =
      projectId === null ? { kind: "customer", id: customerId } : { kind: "project", id: projectId }
    const told = { invoice: id, number, title: content.title, amount: totalCents / 100, version }
    log.record(`sales.${action}`, subject, by?.id ?? null, { ...told, ...more })
  }

  /** Drafts it once per key. */
  function drafted(
    scope: string,
    key: string | null,
    body: object,
    by: User,
    make: () => Parameters<SalesRows["insert"]>[0],
  ): SalesInvoice {
    const { id } = replays.once<{ id: number }>(`sales.${scope}`, key, body, () => {
      const row = rows.insert(make(), by)
      record("invoiceDrafted", row, by)
      return { id: row.id }
    })
    return get(id)
  }

  function customerOf(projectId: number): number {
    const { client, archivedAt } = projects.brief(projectId)
    if (archivedAt !== null) throw conflict("projects.archived")
    if (client.id === null) throw conflict("business.noCustomer")
    return client.id
  }

  const ratesFor = ({ projectId }: SalesRow): Map<VatRate, string> =>
    agreedJobs.ratesOf(projectId === null ? null : projects.brief(projectId).offerteId)

  /** Of a job that is settled what is deducted, and what it came to, follows what was invoiced meanwhile. */
  function fresh(row: SalesRow, content: InvoiceContent): InvoiceContent {
    const price = priceFor(row)
    if (content.kind !== "final" || !price?.accepted) return content
    const named = new Map(content.lines.map((line) => [nameOf(line), line.description]))
    const fixed = drafts
      .finalLines(row.projectId!, price, row.id)
      .map((line) => ({ ...line, description: named.get(nameOf(line)) ?? line.description }))
    return { ...content, lines: [...fixed, ...content.lines.filter(({ source }) => source === null)] }
  }

  const priceFor = ({ projectId }: SalesRow) =>
    projectId === null ? undefined : agreedJobs.priceOf(projects.brief(projectId).offerteId)

  function change(id: number, { version, ...changed }: InvoiceChange, by: User): SalesInvoice {
    return write<SalesInvoice>(db, () => {
      const row = rows.seenDraft(id, version)
      if (row.removedAt !== null) throw conflict("business.invoiceRemoved")
      const { btwId } = customers.find(row.customerId)
      const offered = row.projectId === null ? [] : agreedJobs.extrasOf(row.projectId).flatMap(extraLines)
      const content = contentFrom(
        { ...changed, version },
        { content: row.content, rates: ratesFor(row), offered, btwId, blockedIban: settings().gAccountIban },
      )
      requireWhole(row, content)
      const next = rows.setContent(row, fresh(row, content), by)
      record("invoiceChanged", next, by)
      return get(id)
    })
  }

  /** What stands on an invoice in several rates stands there whole; a credit note takes back what it was made for. */
  function requireWhole({ content: before }: SalesRow, { lines }: InvoiceContent) {
    const names = new Set(lines.map(nameOf))
    const parts = (found: readonly InvoiceLine[]) => new Set(found.map(wholeOf).filter(Boolean))
    for (const name of parts(lines))
      if (before.lines.some((line) => wholeOf(line) === name && !names.has(nameOf(line))))
        throw conflict("business.partOfLine")
  }

  function send(id: number, order: SendInvoice, by: User): void {
    const row = rows.seenDraft(id, order.version)
    if (row.removedAt !== null) throw conflict("business.invoiceRemoved")
    const company = settings()
    const buyer = buyerOf(customers.find(row.customerId))
    const [missing] = missingIn(row.content, row.totalCents, buyer, company)
    if (missing) throw conflict(`business.${missing}`)
    if (order.mail && !mail.configured()) throw conflict("business.mailOff")
    const wrongDay = dayFault(order.issuedOn)
    if (wrongDay) throw invalid({ issuedOn: wrongDay })
    const others = row.projectId === null ? [] : rows.ofProject(row.projectId).filter((one) => one.id !== id)
    requireFresh(row)
    requireWithinGuidePrice(priceFor(row), row, others)
    const credited = row.creditsId === null ? null : requireCreditable(row)
    const days = { issuedOn: order.issuedOn, dueOn: addDays(order.issuedOn, row.content.paymentDays) }
    const numbered = (number: string) => ({
      issued: issuedOf(row, { number, ...days }),
      mail: order.mail && withNumber(order.mail, number),
    })
    const sent = rows.issue(row, days, numbered, by)
    if (credited && isAllTakenBack(credited)) rows.release(credited.id)
    files.make(sent.id)
    record(sent.creditsId === null ? "invoiceSent" : "invoiceCredited", sent, by, {
      ...(order.mail && { to: order.mail.to }),
      ...(credited && { credits: credited.number }),
    })
  }

  /** All that is printed, with the parties as they are now. */
  function issuedOf(
    row: SalesRow,
    { number, issuedOn, dueOn }: Pick<IssuedInvoice, "number" | "issuedOn" | "dueOn">,
  ): IssuedInvoice {
    const { content, projectId, creditsId } = row
    const credits = creditsId === null ? null : rows.find(creditsId)
    return {
      ...content,
      ...{ number, issuedOn, dueOn },
      seller: sellerOf(settings()),
      buyer: buyerOf(customers.find(row.customerId)),
      totals: totalsOf(content.lines),
      project: projectId === null ? null : { id: projectId, name: projects.brief(projectId).name },
      quotation: row.quotationId === null ? null : (agreedJobs.priceOf(row.quotationId)?.number ?? null),
      credits: credits && { number: credits.number!, issuedOn: credits.issuedOn! },
    }
  }

  function dayFault(issuedOn: string): string | undefined {
    const newest = rows.newestDay()
    if (issuedOn > today(clock)) return "business.dayInFuture"
    if (newest !== null && issuedOn < newest) return "business.dayBeforeNewest"
    // A first invoice may be of last year, but not of years ago.
    if (issuedOn < addDays(today(clock), -366)) return "business.dayTooOld"
    return undefined
  }

  /** What a draft deducts may have changed since it was made. */
  function requireFresh(row: SalesRow) {
    const amounts = (content: InvoiceContent) =>
      JSON.stringify(content.lines.map((line) => [nameOf(line), line.totalCents, line.vatCents]))
    if (amounts(fresh(row, row.content)) !== amounts(row.content)) throw conflict("business.stale")
  }

  /** Another credit note may have been sent first. */
  function requireCreditable(row: SalesRow): SalesRow {
    const credited = rows.find(row.creditsId!)
    const left = creditableOf(
      credited,
      rows.creditsOf(credited.id).filter(({ id, number }) => number !== null && id !== row.id),
    )
    for (const { source, totalCents } of row.content.lines)
      if (source?.kind === "credit" && Math.abs(totalCents) > Math.abs(left[Number(source.id)] ?? 0))
        throw conflict("business.creditTooHigh")
    return credited
  }

  const isAllTakenBack = (credited: SalesRow): boolean =>
    creditableOf(
      credited,
      rows.creditsOf(credited.id).filter(({ number }) => number !== null),
    ).every((cents) => cents === 0)

  return {
    get,
    known: rows.known,
    row: rows.find,
    /** As its files show a draft: nothing has a number yet. */
    previewOf(id: number, number: string): IssuedInvoice {
      const row = rows.find(id)
      const issuedOn = today(clock)
      const dueOn = addDays(issuedOn, row.content.paymentDays)
      return row.issued ?? issuedOf(row, { number, issuedOn, dueOn })
    },
    draftFree(wanted: NewInvoice, key: string | null, by: User): SalesInvoice {
      return drafted("free", key, wanted, by, () => {
        const customer = customers.find(wanted.customerId)
        const { projectId } = wanted
        if (projectId !== null && customerOf(projectId) !== customer.id)
          throw invalid({ projectId: "business.projectOfOther" })
        const content = drafts.free(customer.name)
        return { kind: "free", customerId: customer.id, projectId, quotationId: null, content }
      })
    },
    draftOfProject(projectId: number, wanted: NewProjectInvoice, key: string | null, by: User): SalesInvoice {
      return drafted("ofProject", key, { projectId, wanted }, by, () => {
        const customerId = customerOf(projectId)
        const { content, quotationId } = drafts.of(projectId, wanted)
        return { kind: content.kind, customerId, projectId, quotationId, content }
      })
    },
    change,
    setRemoved: (id: number, { version, removed }: RemoveInvoice, by: User): SalesInvoice =>
      write<SalesInvoice>(db, () => {
        const row = rows.seenDraft(id, version)
        if ((row.removedAt !== null) === removed) return get(id)
        const next = rows.setRemoved(row, removed, by)
        record(removed ? "invoiceRemoved" : "invoiceRestored", next, by)
        return get(id)
      }),
    send: (id: number, order: SendInvoice, key: string | null, by: User): SalesInvoice => {
      replays.once<true>("sales.send", key, { id, order }, () => {
        send(id, order, by)
        return true
      })
      return get(id)
    },
    credit(id: number, wanted: NewCredit, key: string | null, by: User): SalesInvoice {
      return drafted("credit", key, { id, wanted }, by, () => {
        const row = rows.find(id)
        if (row.number === null) throw conflict("business.onlySent")
        if (row.creditsId !== null) throw conflict("business.creditOfCredit")
        const { customerId, projectId, quotationId } = row
        const content = creditContent(row, rows.creditsOf(id), wanted)
        return { kind: "credit", customerId, projectId, quotationId, creditsId: id, content }
      })
    },
    /** The number of an invoice, sent or not, that extra work or a quotation stands on; null: it is free to change. */
    invoiceOf(kind: "extra" | "quotation", id: number): string | null {
      const invoiceId =
        kind === "extra"
          ? rows.claimant("extra", String(id))
          : db
              .select({ id: salesInvoices.id })
              .from(salesInvoices)
              .where(eq(salesInvoices.quotationId, id))
              .all()
              .map((row) => rows.find(row.id))
              .find((row) => row.removedAt === null && row.kind !== "credit")?.id
      if (invoiceId === undefined) return null
      const { number, content } = rows.find(invoiceId)
      return number ?? content.title
    },
  }
}

const withNumber = (mail: InvoiceMail, number: string): InvoiceMail => ({
  ...mail,
  subject: mail.subject.replaceAll(numberLater, number),
  message: mail.message.replaceAll(numberLater, number),
})

const nameOf = ({ source }: InvoiceLine): string => (source === null ? "" : `${source.kind} ${source.id}`)

/** What a line is a part of, by rate; empty: it stands by itself. */
const wholeOf = ({ source }: InvoiceLine): string =>
  source && source.kind !== "cost" && source.kind !== "credit"
    ? `${source.kind} ${source.id.slice(0, source.id.lastIndexOf(":"))}`
    : ""
