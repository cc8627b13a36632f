import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import type { Customers } from "#modules/projects/customers.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { AgreedJobs } from "#modules/quotes/agreed/service.ts"
import type { MailService } from "#modules/settings/mail.ts"
import type { Settings } from "#modules/settings/schema.ts"
import { inPortions, pagesOf } from "#src/jobs/portions.ts"
import type { PaymentRows } from "../payments/rows.ts"
import { type SalesRow, salesInvoices } from "../table.ts"
import { buyerOf } from "./buyer.ts"
import { missingIn } from "./checks.ts"
import type { InvoiceLine } from "./content.ts"
import { creditableOf } from "./crediting.ts"
import type { InvoiceFiles } from "./files.ts"
import { openCents, openOf } from "./open.ts"
import type { SalesRows } from "./rows.ts"
import type { InvoiceAmounts, SalesFilter, SalesInvoice, SalesInvoiceInShort } from "./schema.ts"
import { totalsOf } from "./totals.ts"

export type SalesView = ReturnType<typeof createSalesView>

/** Sales invoices as people see them. */
export function createSalesView({
  db,
  projects,
  customers,
  agreedJobs,
  mail,
  settings,
  rows,
  payments,
  files,
  people,
}: {
  db: Db
  projects: Projects
  customers: Customers
  agreedJobs: AgreedJobs
  mail: Pick<MailService, "stateOf">
  settings: () => Settings
  rows: SalesRows
  payments: PaymentRows
  files: Pick<InvoiceFiles, "stateOf" | "formatsOf">
  people: () => User[]
}) {
  function mailOf({ mail: order, mailId }: SalesRow): SalesInvoice["mail"] {
    if (!order) return null
    const sent = mailId === null ? undefined : mail.stateOf(mailId)
    // Mail that was sent is forgotten after some months.
    if (!sent) return { to: order.to, state: mailId === null ? "waiting" : "sent", sentAt: null, error: null }
    return { to: sent.recipient, state: sent.state, sentAt: sent.sentAt, error: sent.error }
  }

  function whole(row: SalesRow): SalesInvoice {
    const { content, creditsId, projectId, quotationId, customerId } = row
    const customer = customers.find(customerId)
    const project = projectId === null ? null : projects.brief(projectId)
    const short = inShort(
      { ...row, title: content.title, openCents: openOf(db, [row]).get(row.id)! },
      { customer: row.issued?.buyer.name ?? customer.name, project: project?.name ?? null },
    )
    const credits = rows.creditsOf(row.id)
    const credited = creditsId === null ? null : rows.find(creditsId)
    const { intro, reference, performed, paymentDays, blocked, lines } = content
    const isDraft = row.number === null
    return {
      ...short,
      ...{ intro, reference, performed, paymentDays },
      lines: lines.map(lineView),
      amounts: amountsOf(totalsOf(lines)),
      reverseCharge: content.reverseCharge !== null,
      blocked: blocked && { amount: blocked.cents / 100, hours: blocked.hours },
      quotation:
        quotationId === null
          ? null
          : { id: quotationId, number: agreedJobs.priceOf(quotationId)?.number ?? "" },
      rates: [...agreedJobs.ratesOf(project?.offerteId ?? null)].map(([rate, reason]) => ({ rate, reason })),
      removed: row.removedAt !== null,
      missing: isDraft ? missingIn(content, row.totalCents, buyerOf(customer), settings()) : [],
      credits: credited && { id: credited.id, number: credited.number! },
      creditedBy: credits.map(({ id, number, totalCents }) => ({ id, number, total: totalCents / 100 })),
      creditable: isDraft ? [] : creditableOf(row, credits).map((cents) => cents / 100),
      payments: payments.of(row.id),
      files: isDraft ? "none" : files.stateOf(row.id),
      formats: isDraft ? [] : files.formatsOf(row.issued!),
      mail: mailOf(row),
      earliest: rows.newestDay(),
      sentBy: people().find(({ id }) => id === row.sentBy)?.name ?? null,
      sentAt: row.sentAt,
    }
  }

  return {
    whole,
    /** The newest first, all or of somebody or a job; ten thousand of them without holding up anybody. */
    async list({ customer, project }: SalesFilter): Promise<SalesInvoiceInShort[]> {
      const [names, clients] = [projects.names(), customers.names()]
      const ids = db
        .select({ id: salesInvoices.id })
        .from(salesInvoices)
        .where(
          and(
            isNull(salesInvoices.removedAt),
            customer === undefined
              ? undefined
              : inArray(salesInvoices.customerId, customers.numbersOf(customer)),
            project === undefined ? undefined : eq(salesInvoices.projectId, project),
          ),
        )
        .orderBy(
          sql`${salesInvoices.number} is not null`,
          desc(salesInvoices.issuedOn),
          desc(salesInvoices.id),
        )
        .all()
        .map(({ id }) => id)
      const portions = await inPortions(pagesOf(ids, atOnce), (page) => {
        const found = new Map(listed(db, page).map((row) => [row.id, row]))
        return page.map((id) => {
          const row = found.get(id)!
          const project = row.projectId === null ? null : (names.get(row.projectId) ?? null)
          return inShort(row, { customer: row.buyerName ?? clients.get(row.customerId)!, project })
        })
      })
      return portions.flat()
    },
  }
}

const atOnce = 250

type Listed = Pick<
  SalesRow,
  | "id"
  | "kind"
  | "number"
  | "customerId"
  | "projectId"
  | "creditsId"
  | "issuedOn"
  | "dueOn"
  | "netCents"
  | "totalCents"
  | "createdAt"
  | "version"
> & { title: string; openCents: number }

const inShort = (
  row: Listed,
  { customer, project }: { customer: string; project: string | null },
): SalesInvoiceInShort => ({
  ...{ id: row.id, kind: row.kind, number: row.number, title: row.title, version: row.version },
  state: row.number === null ? "draft" : "sent",
  ...{ customerId: row.customerId, customerName: customer },
  ...{ projectId: row.projectId, projectName: project, createdAt: row.createdAt },
  ...{ issuedOn: row.issuedOn, dueOn: row.dueOn },
  ...{ net: row.netCents / 100, total: row.totalCents / 100, open: row.openCents / 100 },
})

/** Without all that each holds, which would take long to read. */
const listed = (db: Db, ids: readonly number[]): (Listed & { buyerName: string | null })[] =>
  db
    .select({
      ...{ id: salesInvoices.id, kind: salesInvoices.kind, number: salesInvoices.number },
      ...{ customerId: salesInvoices.customerId, projectId: salesInvoices.projectId },
      ...{ creditsId: salesInvoices.creditsId, issuedOn: salesInvoices.issuedOn, dueOn: salesInvoices.dueOn },
      ...{ netCents: salesInvoices.netCents, totalCents: salesInvoices.totalCents },
      ...{ createdAt: salesInvoices.createdAt, version: salesInvoices.version },
      openCents,
      title: sql<string>`${salesInvoices.content} ->> '$.title'`,
      buyerName: sql<string | null>`${salesInvoices.issued} ->> '$.buyer.name'`,
    })
    .from(salesInvoices)
    .where(sql`${salesInvoices.id} in (select value from json_each(${JSON.stringify(ids)}))`)
    .all()

const lineView = ({ totalCents, unitCents, ...line }: InvoiceLine) => ({
  ...{ description: line.description, quantity: line.quantity, unit: line.unit },
  ...{ vatRate: line.vatRate, vatReason: line.vatReason, source: line.source },
  unitPrice: unitCents / 100,
  total: totalCents / 100,
})

export const amountsOf = ({ netCents, vat, totalCents }: ReturnType<typeof totalsOf>): InvoiceAmounts => ({
  net: netCents / 100,
  vat: vat.map(({ rate, baseCents, vatCents, reasons }) => ({
    ...{ rate, reasons, base: baseCents / 100, amount: vatCents / 100 },
  })),
  total: totalCents / 100,
})
