import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { AgreedJobs, InvoicedExtra, QuotedPrice } from "#modules/quotes/agreed/service.ts"
import { round, sum } from "#src/shared/rounding.ts"
import { isTakenBack } from "../sales/crediting.ts"
import type { Earlier } from "../sales/lines.ts"
import type { SalesRows } from "../sales/rows.ts"
import { billingPlans, type SalesRow } from "../table.ts"
import { type PlannedPart, planOf } from "./plan.ts"

export type BillingJobs = ReturnType<typeof createBillingJobs>

/** Including VAT; together the price of the quotation. */
type PricedPart = PlannedPart & { cents: number }

export interface Plan {
  parts: PricedPart[]
  asOffered: boolean
  version: number
}

/** Of a job: in which parts it is invoiced, and what of it was. */
export function createBillingJobs({
  db,
  agreedJobs,
  rows,
}: {
  db: Db
  agreedJobs: AgreedJobs
  rows: SalesRows
}) {
  function planFor({ quotationId, instalments, cents }: QuotedPrice): Plan {
    const saved = db.select().from(billingPlans).where(eq(billingPlans.quotationId, quotationId)).get()
    if (saved) return { parts: inCents(saved.parts, cents), asOffered: false, version: saved.version }
    const parts = planOf(instalments).map((part, i) => ({ ...part, cents: instalments[i]!.cents }))
    return { parts, asOffered: true, version: 0 }
  }

  /**
   * Sent invoices for work of a quotation. What was taken back whole is invoiced anew; what was credited in part is a
   * lower price, and stays off.
   */
  const earlier = (invoices: readonly SalesRow[], quotationId: number): Earlier[] =>
    invoices
      .filter((row) => row.number !== null && row.quotationId === quotationId && isForWork(row))
      .filter((row) => !isTakenBack(row, invoices))
      .map(({ id, number, issuedOn, issued }) => ({
        ...{ id, number: number!, issuedOn: issuedOn! },
        rates: issued!.totals.vat,
      }))

  return {
    planFor,
    earlier,
    /** Agreed besides, and on no invoice yet. */
    openExtras(projectId: number): InvoicedExtra[] {
      return agreedJobs
        .extrasOf(projectId)
        .filter(({ id, rates }) => rates.length > 0 && rows.claimant("extra", String(id)) === undefined)
    },
  }
}

/** The last part takes the odd cents. */
function inCents(parts: readonly PlannedPart[], cents: number): PricedPart[] {
  const priced = parts.map((part) => ({ ...part, cents: round((cents * part.percent) / 100) }))
  priced.at(-1)!.cents += cents - sum(priced.map((part) => part.cents))
  return priced
}

const isForWork = ({ kind }: SalesRow): boolean => kind === "instalment" || kind === "final"
