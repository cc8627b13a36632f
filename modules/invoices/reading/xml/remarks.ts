import { sum } from "#src/shared/rounding.ts"
import { nameKey } from "../../understanding/recognise.ts"
import type { Context } from "../../understanding/suggestion.ts"
import type { Party, Stated } from "./stated.ts"
import { linesOf } from "./sums.ts"

type Company = Context["company"]

/** What doesn't add up in the data itself, and whether it is for us at all. */
export function remarksOn(stated: Stated, company: Company): string[] {
  const { netCents, vatCents, totalCents, payableCents, vat } = stated
  const due =
    totalCents === null ? null : totalCents - (stated.prepaidCents ?? 0) + (stated.roundingCents ?? 0)
  const rows = vat.length === 0 ? null : sum(vat.map((row) => row.vatCents ?? 0))
  const remarks: [string, boolean][] = [
    [
      "invoices.dataTotalsDiffer",
      netCents !== null && vatCents !== null && differ(netCents + vatCents, totalCents),
    ],
    ["invoices.dataVatDiffers", differ(rows, vatCents)],
    ["invoices.dataLinesDiffer", differ(linesOf(stated), netCents)],
    ["invoices.dataPayableDiffers", differ(due, payableCents)],
    ["invoices.corrected", stated.typeCode === "384"],
    ["invoices.ownInvoice", isCompany(stated.seller, company) === true],
    ["invoices.otherBuyer", isCompany(stated.buyer, company) === false && !isNamed(stated.buyer, company)],
  ]
  return remarks.filter(([, applies]) => applies).map(([code]) => code)
}

const differ = (one: number | null, other: number | null) =>
  one !== null && other !== null && Math.abs(one - other) > 1

/** Undefined when no number of theirs can be compared with one of ours. */
function isCompany({ btwId, kvk }: Party, company: Company): boolean | undefined {
  const bare = (text: string) => text.replace(/[\s.]/g, "").toUpperCase()
  const compared = [
    [btwId, bare(company.btwId)],
    [kvk, bare(company.kvk)],
  ].filter(([theirs, ours]) => theirs !== "" && ours !== "")
  return compared.length === 0 ? undefined : compared.some(([theirs, ours]) => theirs === ours)
}

const isNamed = ({ names }: Party, { name }: Company) =>
  names.some((theirs) => nameKey(theirs) === nameKey(name))
