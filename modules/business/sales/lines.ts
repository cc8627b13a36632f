import type { AgreedRate, InvoicedExtra, QuotedPrice } from "#modules/quotes/agreed/service.ts"
import { formatDay } from "#src/shared/days.ts"
import type { PlannedPart } from "../billing/plan.ts"
import { partOf } from "../billing/plan.ts"
import type { InvoiceLine } from "./content.ts"
import { lineWords as nl } from "./lines.nl.ts"
import type { LineSource, SourceKind } from "./schema.ts"

/** What was invoiced of a job by one invoice, per rate. */
export interface Earlier {
  id: number
  number: string
  issuedOn: string
  rates: readonly Omit<AgreedRate, "reason">[]
}

/** A part of the price, a line per rate. `cents` include VAT. */
export function instalmentLines(
  { quotationId, rates }: QuotedPrice,
  parts: readonly PlannedPart[],
  index: number,
  cents: number,
): InvoiceLine[] {
  const { percent, moment } = parts[index]!
  const text = nl.instalment(index + 1, parts.length, percent, moment)
  const reasons = new Map(rates.map(({ rate, reason }) => [rate, reason]))
  const part = partOf(rates, cents).map((share) => ({ ...share, reason: reasons.get(share.rate)! }))
  return perRate(part, text, "instalment", `${quotationId}:${index}`)
}

/** All that was offered, before what was invoiced of it is deducted. */
export const workLines = ({ quotationId, number, rates }: QuotedPrice): InvoiceLine[] =>
  perRate(rates, nl.work(number), "work", String(quotationId))

export const extraLines = ({ id, number, title, cents, rates }: InvoicedExtra): InvoiceLine[] =>
  perRate(rates, nl.extra(number, title, cents < 0), "extra", String(id))

/** Extra work that an invoice which is deducted had: part of what the job came to, and not invoiced anew. */
export const countedLines = ({ id, number, title, cents, rates }: InvoicedExtra): InvoiceLine[] =>
  perRate(rates, nl.extra(number, title, cents < 0), "work", `extra:${id}`)

/** `reasons` as the quotation has them. */
export const earlierLines = (
  { id, number, issuedOn, rates }: Earlier,
  reasons: ReadonlyMap<number, string>,
): InvoiceLine[] =>
  perRate(
    rates
      .filter(({ baseCents, vatCents }) => baseCents !== 0 || vatCents !== 0)
      .map(({ rate, baseCents, vatCents }) => ({
        ...{ rate, baseCents: -baseCents, vatCents: -vatCents },
        reason: reasons.get(rate) ?? "",
      })),
    nl.earlier(number, formatDay(issuedOn)),
    "earlier",
    String(id),
  )

/** A line of an invoice taken back: so many cents of it, without VAT. */
export const creditLine = (
  line: InvoiceLine,
  index: number,
  cents: number,
  vatCents: number | null,
): InvoiceLine => ({
  ...(cents === line.totalCents
    ? { quantity: -line.quantity, unit: line.unit, unitCents: line.unitCents }
    : { quantity: -1, unit: "post" as const, unitCents: cents }),
  ...{ description: line.description, totalCents: -cents, vatCents },
  ...{ vatRate: line.vatRate, vatReason: line.vatReason },
  source: { kind: "credit", id: String(index) },
})

/** By which a line is known on its invoice; empty: one of a person's own. */
export const nameOfLine = ({ source }: Pick<InvoiceLine, "source">): string =>
  source === null ? "" : `${source.kind} ${source.id}`

/** What a line is the part of one rate of: '17:0' of '17:0:21'; undefined: it stands by itself. */
export const wholeOf = ({ source }: Pick<InvoiceLine, "source">): string | undefined =>
  source === null || source.kind === "cost" || source.kind === "credit"
    ? undefined
    : source.id.slice(0, source.id.lastIndexOf(":"))

/** What a line stands for, by which it is invoiced once; nothing for one of a person's own. */
export function claimsOf({ source, claims = [] }: InvoiceLine): [kind: ClaimKind, source: string][] {
  if (source === null) return []
  if (source.kind === "cost") return claims.map((claim) => ["cost", claim])
  return isClaimed(source) ? [[source.kind, wholeOf({ source })!]] : []
}

export type ClaimKind = "instalment" | "work" | "extra" | "cost"
const isClaimed = (source: LineSource): source is LineSource & { kind: ClaimKind } =>
  ["instalment", "work", "extra"].includes(source.kind)

/** Its id ends with the rate: '17:0:21'. */
function perRate(rates: readonly AgreedRate[], text: string, kind: SourceKind, id: string): InvoiceLine[] {
  const some = rates.filter(({ baseCents, vatCents }) => baseCents !== 0 || vatCents !== 0)
  return some.map(({ rate, baseCents, vatCents, reason }) => ({
    description: some.length > 1 ? nl.ofRate(text, rate) : text,
    ...{ quantity: Math.sign(baseCents) || 1, unit: "post", unitCents: Math.abs(baseCents) },
    ...{ totalCents: baseCents, vatRate: rate, vatReason: reason, vatCents },
    source: { kind, id: `${id}:${rate}` },
  }))
}
