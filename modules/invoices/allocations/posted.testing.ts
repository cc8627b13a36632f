import { files } from "#src/files/table.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import type { TestApp } from "#src/testing.ts"
import type { Page } from "../reading/page.ts"
import { type InvoiceRow, invoiceLines, purchaseInvoices, readings, scans, suppliers } from "../table.ts"

interface Posted extends Partial<InvoiceRow> {
  /** The project its sender chose, and what he wrote of it. */
  sentFor?: number
  note?: string
  /** All that stands on it. */
  text?: string
  lines?: PostedLine[]
}

/** What a line costs as it is printed; '21' unless another rate is said, null when none is. */
type PostedLine = [description: string, quantity: number | null, cents: number, vatRate?: number | null]

let count = 0
const at = "2026-11-20T09:00:00.000Z"

/** A supplier to buy from. */
export const givenSupplier = ({ db }: TestApp, name = "Bouwmaat Zierikzee"): number =>
  db.insert(suppliers).values({ name, nameKey: name.toLowerCase(), createdAt: at }).returning().get().id

/** An invoice as posting leaves it: € 121,00 with 21% VAT, unless said otherwise. */
export function givenInvoice(
  app: TestApp,
  { sentFor, note, text, lines = [], ...over }: Posted = {},
): number {
  const { db } = app
  const number = ++count
  const fileId = `factuur-${number}`
  const invoiceDate: Day = over.invoiceDate ?? "2026-11-20"
  db.insert(files)
    .values({
      ...{ id: fileId, hash: fileId, mediaType: "application/pdf", bytes: 1, createdAt: at },
      kept: true,
    })
    .run()
  const scan = db
    .insert(scans)
    .values({
      ...{ fileId, fileHash: fileId, fileName: `${fileId}.pdf`, format: "pdf", bytes: 1, state: "posted" },
      ...{ pages: 1, pagesDone: 1, projectId: sentFor ?? null, note: note ?? "", createdAt: at },
    })
    .returning()
    .get()
  if (text)
    db.insert(readings)
      .values({ scanId: scan.id, pages: [pageOf(text)] })
      .run()
  const netCents = over.netCents ?? 10_000
  const vatCents = over.vatCents ?? 2_100
  const totalCents = netCents + vatCents
  return db.transaction(() => {
    const [last] = db.$client
      .query<{ id: number }, []>("SELECT coalesce(max(id), 0) AS id FROM purchase_invoices")
      .all()
    // Before their invoice, as posting writes them.
    for (const [position, [description, quantity, cents, vatRate = 21]] of lines.entries())
      db.insert(invoiceLines)
        .values({
          ...{ invoiceId: last!.id + 1, position, description, quantity, cents, vatRate },
          ...{ unit: "st", unitPrice: null },
        })
        .run()
    return db
      .insert(purchaseInvoices)
      .values({
        ...{ scanId: scan.id, kind: "invoice", supplierId: over.supplierId ?? givenSupplier(app) },
        ...{ supplierName: "Bouwmaat Zierikzee", invoiceNumber: `F-${number}`, numberKey: `f${number}` },
        ...{ invoiceDate, dueDate: addDays(invoiceDate, 30), currency: "EUR" },
        ...{ netCents, vatCents, totalCents, payableCents: totalCents, reverseCharge: false },
        ...{ linesIncludeVat: false, iban: "", blockedIban: "", blockedCents: 0, btwId: "", kvk: "" },
        ...{ orderReference: "", projectReference: "", fileId, fileHash: fileId, fileName: `${fileId}.pdf` },
        ...{ realEstate: false, keepUntil: addDays(invoiceDate, 2557), accepted: [], postedAt: at },
        ...over,
      })
      .returning()
      .get().id
  })
}

/** Takes an invoice back. */
export const givenReversal = (app: TestApp, reverses: number): number =>
  givenInvoice(app, { kind: "reversal", reverses, netCents: -10_000, vatCents: -2_100 })

const pageOf = (text: string): Page => ({
  ...{ width: 210, height: 297, source: "text" as const, turned: 0 },
  words: text
    .split(/\s+/)
    .map((word) => ({ text: word, box: { left: 0, top: 0, width: 0.1, height: 0.01 }, confidence: 1 })),
})
