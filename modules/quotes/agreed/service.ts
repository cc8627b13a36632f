import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { instalments } from "../documents/terms.ts"
import { totalsOfLines } from "../extraWork/priced.ts"
import { ratesOf } from "../extraWork/rates.ts"
import type { AgreedExtra, ExtraWorkService } from "../extraWork/service.ts"
import type { VatRate } from "../pricing/line.ts"
import { workingDaysOf } from "../pricing/planning.ts"
import type { Quotations } from "../quotations/service.ts"
import type { VersionRow } from "../table.ts"
import { termsOf } from "../terms/standard.ts"

export type AgreedJobs = ReturnType<typeof createAgreedJobs>

/** What a quotation comes to at one rate, in cents, and why that rate. */
export interface AgreedRate {
  rate: VatRate
  baseCents: number
  vatCents: number
  reason: string
}

/** What a quotation says of paying for its work. */
export interface QuotedPrice {
  quotationId: number
  number: string
  accepted: boolean
  /** A richtprijs to a consumer: art. 7:752 BW holds. */
  consumer: boolean
  reverseCharge: { btwId: string } | null
  rates: AgreedRate[]
  /** Including VAT. */
  cents: number
  /** In words and percent, with cents that are the whole together. */
  instalments: { moment: string; percent: number; cents: number }[]
  paymentDays: number
}

/** Extra work as an invoice has it: one amount per rate, with the VAT that the client signed for. */
export type InvoicedExtra = Pick<AgreedExtra, "id" | "number" | "title" | "cents"> & { rates: AgreedRate[] }

/** What clients agreed to, for what is invoiced of it. */
export function createAgreedJobs({
  clock,
  quotations,
  extraWork,
}: {
  clock: Clock
  quotations: Quotations
  extraWork: Pick<ExtraWorkService, "agreedOf">
}) {
  /** By the id of a version. */
  const kept = new Map<number, Omit<QuotedPrice, "accepted">>()

  /** Of a version that was read, which takes long: its estimate may have hundreds of lines. */
  function priced(version: VersionRow, number: string): Omit<QuotedPrice, "accepted"> {
    const { estimate, consumer, quotationId } = version
    const terms = termsOf(version)
    const { totals, reverseCharge } = estimate
    const reasons = ratesOf(estimate, version.issuedOn)
    return {
      ...{ quotationId, number, consumer, reverseCharge },
      rates: totals.vat.map((part) => ({ ...part, reason: reasons.get(part.rate) ?? "" })),
      cents: totals.incVatCents,
      instalments: instalments(totals.incVatCents, workingDaysOf(estimate), terms).map(
        ({ moment, percent, cents }) => ({ moment, percent, cents }),
      ),
      paymentDays: terms.paymentDays,
    }
  }

  /** What was sent never changes, so it is read once. */
  function newestPriceOf(quotationId: number, number: string) {
    const [newest] = quotations.versions.newestIds([quotationId])
    const known = newest && kept.get(newest.versionId)
    if (known || !newest) return known
    const version = quotations.versions.latest(quotationId)!
    const price = priced(version, number)
    if (version.sentAt !== null) kept.set(version.id, price)
    return price
  }

  return {
    /** Of a quotation that somebody kept. */
    priceOf(offerteId: number | null): QuotedPrice | undefined {
      if (offerteId === null) return undefined
      const { state, number } = quotations.versions.find(offerteId)
      if (state === "proposed") return undefined
      const price = newestPriceOf(offerteId, number)
      return price && { ...price, accepted: state === "accepted" }
    },
    /** The oldest first. */
    extrasOf: (projectId: number): InvoicedExtra[] =>
      extraWork.agreedOf(projectId).map(({ id, number, title, cents, lines }) => ({
        ...{ id, number, title, cents },
        rates: totalsOfLines(lines).vat.map((part) => ({
          ...part,
          reason: lines.find(({ vatRate }) => vatRate === part.rate)!.vatReason,
        })),
      })),
    /** The rates that work of this quotation can have, the one of most of it first, with why. */
    ratesOf(offerteId: number | null): Map<VatRate, string> {
      const version = offerteId === null ? undefined : quotations.versions.latest(offerteId)
      return ratesOf(version?.estimate, today(clock))
    },
    paymentDays: () => quotations.termsNow().paymentDays,
  }
}
