import { and, eq, ne, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { isBtwId, isIban } from "#modules/settings/identifiers.ts"
import { addDays, type Day, formatDay } from "#src/shared/days.ts"
import { wrongSums } from "../amounts.ts"
import type { WarningKind } from "../schema.ts"
import type { Suppliers } from "../suppliers/service.ts"
import { type InvoiceRow, purchaseInvoices, type ScanRecord } from "../table.ts"
import { invoiceNumberKey } from "./invoiceNumberKey.ts"
import { purchases as nl } from "./nl.ts"
import type { Warning } from "./schema.ts"
import type { Written } from "./written.ts"

/** Nobody sends an invoice that late; a misread year does. */
const farBackDays = 730

/** What a person should see before an invoice is posted. */
export function createWarnings({ db, suppliers }: { db: Db; suppliers: Suppliers }) {
  /** What was taken back, and what takes it back, is no double of anything. */
  const standing = sql`${purchaseInvoices.kind} <> 'reversal' and not exists
    (select 1 from purchase_invoices later where later.reverses = ${purchaseInvoices.id})`

  const posted = (where: ReturnType<typeof eq>): InvoiceRow | undefined =>
    db.select().from(purchaseInvoices).where(and(where, standing)).limit(1).get()

  function doubles(scan: ScanRecord, content: Written, supplierId: number | undefined): Warning[] {
    const sameFile = posted(eq(purchaseInvoices.fileHash, scan.fileHash))
    const sameNumber =
      supplierId &&
      db
        .select()
        .from(purchaseInvoices)
        .where(
          and(
            eq(purchaseInvoices.supplierId, supplierId),
            eq(purchaseInvoices.numberKey, invoiceNumberKey(content.invoiceNumber)),
            ne(purchaseInvoices.scanId, scan.id),
            standing,
          ),
        )
        .limit(1)
        .get()
    return [
      ...(sameFile ? [double("sameFile", sameFile)] : []),
      ...(sameNumber && sameNumber.id !== sameFile?.id ? [double("sameNumber", sameNumber)] : []),
    ]
  }

  function otherIban({ iban, supplier }: Written, supplierId: number | undefined): Warning[] {
    const known = supplierId ? suppliers.ibansOf(supplierId) : []
    if (iban === "" || known.length === 0 || known.includes(iban)) return []
    return [warning("otherIban", "iban", { supplier, known: known.map(spaced).join(", ") })]
  }

  return {
    of(scan: ScanRecord, content: Written, supplierId: number | null, today: Day): Warning[] {
      const introduction = { ...content, name: content.supplier }
      const known = supplierId ?? suppliers.recognise(introduction)?.id
      return [...doubles(scan, content, known), ...otherIban(content, known), ...inItself(content, today)]
    },
  }
}

/** What the invoice alone shows. */
function inItself(content: Written, today: Day): Warning[] {
  const { iban, blockedIban, btwId, date, currency, reverseCharge, vatCents } = content
  return [
    ...wrongSums(content).map((kind) => warning(kind, sumFields[kind])),
    ...(iban && !isIban(iban) ? [warning("ibanInvalid", "iban")] : []),
    ...(blockedIban && !isIban(blockedIban) ? [warning("ibanInvalid", "blockedIban")] : []),
    ...(/^NL/.test(btwId) && !isBtwId(btwId) ? [warning("btwIdInvalid", "btwId")] : []),
    ...(date > today ? [warning("dateInFuture", "date", { date: formatDay(date) })] : []),
    ...(date < addDays(today, -farBackDays)
      ? [warning("dateFarBack", "date", { date: formatDay(date) })]
      : []),
    ...(currency === "EUR" ? [] : [warning("currency", "currency", { currency })]),
    ...(reverseCharge && vatCents !== 0 ? [warning("shiftedWithVat", "vatAmount")] : []),
  ]
}

const sumFields = { sumsDiffer: "totalAmount", vatDiffers: "vat", linesDiffer: "lines" } as const

const double = (
  kind: WarningKind,
  { id, invoiceNumber, invoiceDate, supplierName }: InvoiceRow,
): Warning => ({
  ...warning(kind, "invoiceNumber", {
    number: invoiceNumber,
    date: formatDay(invoiceDate),
    supplier: supplierName,
  }),
  invoiceId: id,
})

function warning(kind: WarningKind, field: string, values: Record<string, string> = {}): Warning {
  const text = nl.warning[kind].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "")
  return { kind, field, text }
}

const spaced = (iban: string) => iban.replace(/(.{4})(?=.)/g, "$1 ")
