import { formatQuantity } from "#src/shared/euro.ts"
import type { Scan } from "../../scans/schema.ts"
import { type Typed, type TypedVat, textOfCents } from "./typed.ts"

type Suggested = NonNullable<Scan["suggestion"]>

const nothing: Typed = {
  kind: "invoice",
  ...{ supplier: "", supplierId: null, invoiceNumber: "", date: "", dueDate: "", currency: "EUR" },
  ...{ total: "", payable: "", vat: [], reverseCharge: false, linesIncludeVat: false, lines: [] },
  ...{ iban: "", blockedIban: "", blockedAmount: "", btwId: "", kvk: "" },
  ...{ orderReference: "", projectReference: "", realEstate: false },
}

/** The form as it begins: what was read, or empty where nothing could be. */
export function beginOf(suggestion: Suggested | null, realEstate: boolean): Typed {
  if (!suggestion) return { ...nothing, vat: [emptyRate], realEstate }
  const { fields, lines, supplierId } = suggestion
  const text = (name: "supplier" | "invoiceNumber" | "date" | "dueDate" | "iban") => fields[name]?.value ?? ""
  const amount = (name: "totalCents" | "payableCents" | "blockedCents") => textOr(fields[name]?.value)
  return {
    kind: fields.kind?.value ?? "invoice",
    ...{ supplier: text("supplier"), supplierId, invoiceNumber: text("invoiceNumber") },
    ...{ date: text("date"), dueDate: text("dueDate"), currency: fields.currency?.value ?? "EUR" },
    ...{ total: amount("totalCents"), payable: payableOf(suggestion), vat: ratesOf(suggestion) },
    reverseCharge: fields.reverseCharge?.value ?? false,
    linesIncludeVat: fields.linesIncludeVat?.value ?? false,
    lines: lines.map((line, index) => ({
      ...{ id: `read${index}`, description: line.description, unit: line.unit },
      quantity: line.quantity === null ? "" : formatQuantity(line.quantity),
      unitPrice: line.unitPrice === null ? "" : priceText(line.unitPrice),
      amount: textOfCents(line.cents),
      vatRate: line.vatRate === null ? "" : formatQuantity(line.vatRate),
    })),
    ...{ iban: text("iban"), blockedIban: fields.blockedIban?.value ?? "" },
    ...{ blockedAmount: amount("blockedCents"), btwId: fields.btwId?.value ?? "" },
    ...{ kvk: fields.kvk?.value ?? "", orderReference: fields.orderReference?.value ?? "" },
    ...{ projectReference: fields.projectReference?.value ?? "", realEstate },
  }
}

const emptyRate: TypedVat = { id: "read0", rate: "21", base: "", vat: "" }

const textOr = (cents: number | undefined) => (cents === undefined ? "" : textOfCents(cents))

/** At least two decimals: a screw costs less than a cent. */
const priceText = (euros: number) => {
  const plain = formatQuantity(euros)
  return /,\d{3}$/.test(plain) ? plain : formatQuantity(euros, 2)
}

/** Only when it isn't the total. */
const payableOf = ({ fields: { payableCents, totalCents } }: Suggested) =>
  payableCents && payableCents.value !== totalCents?.value ? textOfCents(payableCents.value) : ""

/** The rows of VAT; made of the sums on a document that has no such rows. */
function ratesOf({ fields, vat }: Suggested): TypedVat[] {
  if (vat.length > 0)
    return vat.map(({ rate, baseCents, vatCents }, index) => ({
      ...{ id: `read${index}`, rate: formatQuantity(rate) },
      ...{ base: textOfCents(baseCents), vat: textOfCents(vatCents) },
    }))
  const [total, tax, net] = [fields.totalCents?.value, fields.vatCents?.value, fields.netCents?.value]
  const shifted = fields.reverseCharge?.value ?? false
  const known = tax ?? (net !== undefined && total !== undefined ? total - net : shifted ? 0 : undefined)
  const base = net ?? (total !== undefined && known !== undefined ? total - known : undefined)
  if (base === undefined || known === undefined) return [{ ...emptyRate, base: textOr(base) }]
  return [{ id: "read0", rate: rateOf(base, known), base: textOfCents(base), vat: textOfCents(known) }]
}

/** The Dutch rate that an amount of VAT comes closest to, when it comes close. */
const rateOf = (base: number, vat: number) =>
  [21, 9, 0]
    .find((rate) => Math.abs(base * rate - vat * 100) <= Math.max(200, Math.abs(base) * 0.5))
    ?.toString() ?? ""
