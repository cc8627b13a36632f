import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Customers } from "#modules/projects/customers.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { AgreedJobs } from "#modules/quotes/agreed/service.ts"
import type { Settings } from "#modules/settings/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays } from "#src/shared/days.ts"
import { conflict, invalid } from "#src/shared/errors.ts"
import type { SalesRow } from "../table.ts"
import { subjectOf } from "../told.ts"
import { contentFrom } from "./checks.ts"
import type { InvoiceContent, InvoiceLine, IssuedInvoice } from "./content.ts"
import { creditContent } from "./crediting.ts"
import type { Drafts } from "./drafts.ts"
import type { InvoiceFiles } from "./files.ts"
import { extraLines, nameOfLine, wholeOf } from "./lines.ts"
import type { SalesRows } from "./rows.ts"
import type {
  InvoiceChange,
  NewCredit,
  NewInvoice,
  NewProjectInvoice,
  RemoveInvoice,
  SalesInvoice,
  SendInvoice,
} from "./schema.ts"
import type { Sending } from "./sending.ts"
import type { SalesView } from "./view.ts"

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
  settings,
  rows,
  drafts,
  sending,
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
  settings: () => Settings
  rows: SalesRows
  drafts: Drafts
  sending: Sending
  files: InvoiceFiles
  view: SalesView
}) {
  const get = (id: number): SalesInvoice => view.whole(rows.find(id))

  function record(action: string, row: SalesRow, by: User, more: object = {}) {
    const { id, number, content, totalCents, version } = row
    const told = { invoice: id, number, title: content.title, amount: totalCents / 100, version }
    log.record(`sales.${action}`, subjectOf(row), by.id, { ...told, ...more })
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

  /** A draft as the person saw it, that nobody threw away. */
  function changeable(id: number, version: number): SalesRow {
    const row = rows.seenDraft(id, version)
    if (row.removedAt !== null) throw conflict("business.invoiceRemoved")
    return row
  }

  function contentOf(row: SalesRow, change: InvoiceChange): InvoiceContent {
    const { projectId } = row
    const offered = projectId === null ? [] : agreedJobs.extrasOf(projectId).flatMap(extraLines)
    const content = contentFrom(change, {
      ...{ content: row.content, offered, blockedIban: settings().gAccountIban },
      btwId: customers.find(row.customerId).btwId,
      rates: agreedJobs.ratesOf(projectId === null ? null : projects.brief(projectId).offerteId),
    })
    requireWhole(row.content.lines, content.lines)
    return drafts.fresh(row, content)
  }

  return {
    get,
    known: rows.known,
    /** As its files show it; of a draft nothing has a number yet, so `number` stands there. */
    previewOf(id: number, number: string): IssuedInvoice {
      const row = rows.find(id)
      const issuedOn = today(clock)
      const dueOn = addDays(issuedOn, row.content.paymentDays)
      return row.issued ?? sending.issuedOf(row, { number, issuedOn, dueOn })
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
    change: (id: number, change: InvoiceChange, by: User): SalesInvoice =>
      write<SalesInvoice>(db, () => {
        const row = changeable(id, change.version)
        record("invoiceChanged", rows.setContent(row, contentOf(row, change), by), by)
        return get(id)
      }),
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
        const { sent, credited } = sending.send(changeable(id, order.version), order, by)
        files.make(id)
        record(credited ? "invoiceCredited" : "invoiceSent", sent, by, {
          ...(order.mail && { to: order.mail.to }),
          ...(credited && { credits: credited.number }),
        })
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
    /** The number of an invoice, or the title of a draft, that it stands on; null: it is free to change. */
    invoiceOf(kind: "extra" | "quotation", id: number): string | null {
      const row = kind === "extra" ? rows.claiming("extra", String(id)) : rows.ofQuotation(id)
      return row ? (row.number ?? row.content.title) : null
    },
  }
}

/** What stands on an invoice in several rates stands there whole. */
function requireWhole(before: readonly InvoiceLine[], lines: readonly InvoiceLine[]) {
  const names = new Set(lines.map(nameOfLine))
  const kindAndWhole = (line: InvoiceLine) => wholeOf(line) && `${line.source!.kind} ${wholeOf(line)}`
  const parts = new Set(lines.map(kindAndWhole).filter(Boolean))
  if (before.some((line) => parts.has(kindAndWhole(line)) && !names.has(nameOfLine(line))))
    throw conflict("business.partOfLine")
}
