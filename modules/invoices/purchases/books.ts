import { between, eq, inArray, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import { csvFile } from "#src/documents/csv.ts"
import { fileName } from "#src/files/fileName.ts"
import type { FileStore } from "#src/files/store.ts"
import { zipOf } from "#src/files/zipStream.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, formatDay } from "#src/shared/days.ts"
import { conflict, invalid } from "#src/shared/errors.ts"
import { idsOnNoProject } from "../checks.ts"
import { type InvoiceRow, invoiceVat, purchaseInvoices } from "../table.ts"
import { originalEntry } from "./archive.ts"
import { purchases as nl } from "./nl.ts"
import { daysOf } from "./period.ts"
import type { PayInvoice, Period, PurchaseInvoice, UnassignedInvoice, VatQuarter } from "./schema.ts"
import type { Purchases } from "./service.ts"
import { type Booked, sheetOf } from "./sheet.ts"
import { vatByQuarter } from "./vat.ts"

export type Books = ReturnType<typeof createBooks>

/** All posted invoices together: the list, what is paid, the VAT, and what the bookkeeper gets. */
export function createBooks({
  db,
  clock,
  log,
  files,
  purchases,
}: {
  db: Db
  clock: Clock
  log: Log
  files: FileStore
  purchases: Purchases
}) {
  const { rows } = purchases

  const vatRows = (of?: number[]) =>
    Map.groupBy(
      db
        .select()
        .from(invoiceVat)
        .where(of && inArray(invoiceVat.invoiceId, of))
        .all(),
      ({ invoiceId }) => invoiceId,
    )

  /** Lines of the sheet; `documents` also names the originals beside it. */
  function booked({ period }: Period, documents: boolean): Promise<Booked[]> {
    const { first, last } = daysOf(period)
    const where = between(purchaseInvoices.invoiceDate, first, last)
    const order = sql`${purchaseInvoices.invoiceDate}, ${purchaseInvoices.id}`
    const show = rows.view()
    return rows.inOrder({ where, order }, (these) => {
      const invoices = db.select().from(purchaseInvoices).where(these).orderBy(order).all()
      const vat = vatRows(invoices.map(({ id }) => id))
      return show(invoices).map(({ projects, stockAmount, remainingAmount }, i) => ({
        invoice: invoices[i]!,
        vat: vat.get(invoices[i]!.id) ?? [],
        projects,
        stockCents: Math.round(stockAmount * 100),
        remainingCents: Math.round(remainingAmount * 100),
        document: documents ? entryName(invoices[i]!) : "",
      }))
    })
  }

  const titleOf = ({ period }: Period) => `${nl.sheet.file} ${period ?? formatDay(today(clock))}`

  function setPaid(id: number, paidOn: string | null, by: User): PurchaseInvoice {
    const invoice = purchases.find(id)
    if (invoice.kind === "reversal" || rows.reversals().has(id)) throw conflict("invoices.nothingToPay")
    const paidBy = paidOn === null ? null : by.id
    if (invoice.paidOn !== paidOn) {
      db.update(purchaseInvoices).set({ paidOn, paidBy }).where(eq(purchaseInvoices.id, id)).run()
      log.record(`invoice.${paidOn ? "paid" : "unpaid"}`, { kind: "invoice", id }, by.id, { paidOn })
    }
    return purchases.get(id)
  }

  return {
    list: () => rows.list(),
    pay: (id: number, { paidOn }: PayInvoice, by: User): PurchaseInvoice =>
      write<PurchaseInvoice>(db, () => {
        const { invoiceDate } = purchases.find(id)
        if (paidOn > today(clock)) throw invalid({ paidOn: "invoices.paidInFuture" })
        if (paidOn < addDays(invoiceDate, -366)) throw invalid({ paidOn: "invoices.paidBeforeDate" })
        return setPaid(id, paidOn, by)
      }),
    unpay: (id: number, by: User): PurchaseInvoice => write<PurchaseInvoice>(db, () => setPaid(id, null, by)),
    vat(): VatQuarter[] {
      const vat = vatRows()
      const { id, invoiceDate, currency, netCents, vatCents, reverseCharge } = purchaseInvoices
      const declared = { id, invoiceDate, currency, netCents, vatCents, reverseCharge }
      const invoices = db.select(declared).from(purchaseInvoices).all()
      return vatByQuarter(invoices.map((invoice) => ({ ...invoice, vat: vat.get(invoice.id) ?? [] })))
    },
    /** What is neither on a project nor on the shelf yet, or not whole, the oldest first; all, or so many of them. */
    unassigned: async (most = -1): Promise<UnassignedInvoice[]> =>
      (await rows.list(inArray(purchaseInvoices.id, idsOnNoProject(db, most))))
        .map(({ id, invoiceNumber, supplierName, date, totalAmount, remainingAmount }) => ({
          ...{ id, invoiceNumber, supplierName, date, totalAmount, amount: remainingAmount },
        }))
        .toReversed(),
    sheet: async (period: Period) =>
      csvFile(`${titleOf(period)}.csv`, ...(await sheetOf(await booked(period, false)))),
    /** For the bookkeeper: the sheet, and every original beside it. */
    async archive(period: Period) {
      const lines = await booked(period, true)
      const sheet = new TextEncoder().encode((await sheetOf(lines)).join(""))
      const originals = lines.map(({ invoice, document }) => originalEntry(document, files, invoice))
      const stream = await zipOf([{ name: `${titleOf(period)}.csv`, bytes: () => sheet }, ...originals])
      return { stream, name: `${titleOf(period)}.zip` }
    },
  }
}

/** 'facturen/12 Houthandel Veerse Dam 2026-0415.pdf': the number of the posting keeps names apart. */
function entryName({ id, supplierName, invoiceNumber, fileName: original }: InvoiceRow): string {
  const extension = original.slice(original.lastIndexOf(".") + 1)
  const name = fileName(`${id} ${supplierName} ${invoiceNumber}`.replace(/[/\\]/g, "-"), extension)
  return `${nl.sheet.folder}/${name}`
}
