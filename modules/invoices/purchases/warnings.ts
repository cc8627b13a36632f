import type { Db } from "#db/open.ts"
import { isBtwId, isIban } from "#modules/settings/identifiers.ts"
import { addDays, type Day, formatDay } from "#src/shared/days.ts"
import { wrongSums } from "../amounts.ts"
import type { Suppliers } from "../suppliers/service.ts"
import type { ScanRecord } from "../table.ts"
import { createDuplicates } from "./duplicates.ts"
import type { InvoiceInCents } from "./inCents.ts"
import type { Warning } from "./schema.ts"
import { warning } from "./warning.ts"

/** Nobody sends an invoice that late; a misread year does. */
const farBackDays = 730

/** What a person should see before an invoice is posted. */
export function createWarnings({ db, suppliers }: { db: Db; suppliers: Suppliers }) {
  const duplicates = createDuplicates(db)

  function otherIban({ iban, supplier }: InvoiceInCents, supplierId: number | undefined): Warning[] {
    const known = supplierId ? suppliers.ibansOf(supplierId) : []
    if (iban === "" || known.length === 0 || known.includes(iban)) return []
    return [warning("otherIban", "iban", { supplier, known: known.map(spaced).join(", ") })]
  }

  return {
    of(scan: ScanRecord, content: InvoiceInCents, supplierId: number | null, today: Day): Warning[] {
      const introduction = { ...content, name: content.supplier }
      const known = supplierId ?? suppliers.recognise(introduction)?.id
      return [
        ...duplicates.of(scan, content, known),
        ...otherIban(content, known),
        ...inItself(content, today),
      ]
    },
  }
}

/** What the invoice alone shows. */
function inItself(content: InvoiceInCents, today: Day): Warning[] {
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

const spaced = (iban: string) => iban.replace(/(.{4})(?=.)/g, "$1 ")
