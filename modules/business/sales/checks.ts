import { isBtwId } from "#modules/settings/identifiers.ts"
import type { Settings } from "#modules/settings/schema.ts"
import { invalid } from "#src/shared/errors.ts"
import { round, times } from "#src/shared/rounding.ts"
import type { Buyer, InvoiceContent, InvoiceLine } from "./content.ts"
import { lineWords as nl } from "./lines.nl.ts"
import type { InvoiceChange, InvoiceLineInput, VatRate } from "./schema.ts"

/** More than any invoice of a small company; a slip of the keyboard. */
const mostCents = 1_000_000_000

interface Known {
  content: InvoiceContent
  /** The rates that the job has, each with its reason. */
  rates: ReadonlyMap<VatRate, string>
  /** What a line may stand for that is not on the invoice yet. */
  offered: readonly InvoiceLine[]
  btwId: string
  blockedIban: string
}

/** What a person left, made whole: or at which field something is wrong with it. */
export function contentFrom(change: InvoiceChange, known: Known): InvoiceContent {
  const { content, btwId, blockedIban } = known
  const wrong: Record<string, string> = {}
  const lines = change.lines.map((input, index) => {
    const line = lineFrom(input, change.reverseCharge, known)
    if (typeof line !== "string") return line
    wrong[`lines.${index}.${line === "business.vatReasonMissing" ? "vatReason" : "description"}`] = line
    return undefined
  })
  if (change.performed && change.performed.to < change.performed.from)
    wrong["performed.to"] = "business.periodWrong"
  if (change.reverseCharge && !isBtwId(btwId)) wrong.reverseCharge = "business.noBtwId"
  if (change.blocked && !change.reverseCharge) wrong.blocked = "business.blockedNotShifted"
  if (change.blocked && !blockedIban) wrong.blocked = "business.noBlockedIban"
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const { title, intro, reference, performed, paymentDays, blocked } = change
  return {
    ...{ kind: content.kind, title, intro, reference, performed, paymentDays },
    lines: lines.filter((line) => line !== undefined),
    reverseCharge: change.reverseCharge ? { btwId } : null,
    blocked: blocked && {
      ...{ iban: blockedIban, hours: blocked.hours, cents: round(blocked.amount * 100) },
    },
  }
}

/** A line, or the code of what is wrong with it. */
function lineFrom(
  input: InvoiceLineInput,
  shifted: boolean,
  { content, rates, offered }: Known,
): InvoiceLine | string {
  const { source } = input
  if (source === null) return ownLine(input, shifted, rates)
  const same = (line: InvoiceLine) => line.source?.kind === source.kind && line.source.id === source.id
  const before = content.lines.find(same) ?? offered.find(same)
  if (!before) return "business.lineUnknown"
  if (source.kind === "cost") {
    const priced = ownLine(input, shifted, rates)
    return typeof priced === "string" ? priced : { ...priced, source, claims: before.claims }
  }
  if (shifted && before.vatRate !== 0) return "business.lineNotShifted"
  return { ...before, description: input.description }
}

function ownLine(
  { description, quantity: typed, unit, unitPrice, vatRate, vatReason }: InvoiceLineInput,
  shifted: boolean,
  rates: ReadonlyMap<VatRate, string>,
): InvoiceLine | string {
  const quantity = round(typed, 3)
  const unitCents = round(unitPrice * 100)
  const line = { description, quantity, unit, unitCents, totalCents: times(quantity, unitCents) }
  const own = { ...line, vatCents: null, source: null }
  if (Math.abs(line.totalCents) > mostCents) return "business.lineTooLarge"
  if (shifted) return { ...own, vatRate: 0, vatReason: nl.shifted }
  const reason = vatReason || rates.get(vatRate)
  return reason ? { ...own, vatRate, vatReason: reason } : "business.vatReasonMissing"
}

/** Of the company, what the law asks on an invoice, and where it is to be paid. */
const ofCompany = [
  ["companyName", "missingCompanyName"],
  ["address", "missingCompanyAddress"],
  ["kvk", "missingKvk"],
  ["btwId", "missingBtwId"],
  ["iban", "missingIban"],
] as const

/** What stands in the way of sending; keys of sentences among the errors. */
export function missingIn(
  { lines, reverseCharge, blocked }: InvoiceContent,
  totalCents: number,
  buyer: Buyer,
  company: Settings,
): string[] {
  const isEmpty = lines.every((line) => line.totalCents === 0)
  const faults: [string, boolean][] = [
    ["missingLines", lines.length === 0],
    ["missingAmount", lines.length > 0 && isEmpty],
    ["missingCustomerName", !buyer.name],
    ["missingCustomerAddress", !(buyer.address && buyer.postcode && buyer.city)],
    ["missingCustomerBtwId", reverseCharge !== null && !isBtwId(buyer.btwId)],
    ["blockedTooHigh", blocked !== null && blocked.cents > totalCents],
    ...ofCompany.map(([name, code]): [string, boolean] => [code, !company[name]]),
  ]
  return faults.flatMap(([code, isWrong]) => (isWrong ? [code] : []))
}
