import { bare } from "#modules/settings/identifiers.ts"
import type { Block, Fact } from "#src/documents/blocks.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import { formatEuro, formatQuantity } from "#src/shared/euro.ts"
import type { IssuedInvoice } from "../sales/content.ts"
import { epcText } from "./epc.ts"
import { invoiceWords as nl } from "./paper.nl.ts"
import { type Part, transfersOf } from "./transfers.ts"

/** How to pay it, or what becomes of it. */
export function payment(invoice: IssuedInvoice): Block[] {
  const parts = transfersOf(invoice)
  const [scanned] = parts
  if (!scanned) return [{ kind: "paragraph", text: settled(invoice) }]
  const { seller, number, blocked } = invoice
  return [
    { kind: "heading", text: nl.pay.heading },
    ...(blocked ? split(blocked.hours) : []),
    {
      kind: "scan",
      facts: factsOf(invoice, parts),
      code: epcText({ name: seller.name, ...scanned, reference: number }),
      caption: parts.length > 1 ? nl.pay.scanPart(formatEuro(scanned.cents)) : nl.pay.scan,
    },
  ]
}

const settled = ({ totals: { totalCents } }: IssuedInvoice) =>
  totalCents < 0 ? nl.back(formatEuro(-totalCents)) : nl.nothing

const split = (hours: number): Block[] => [
  { kind: "paragraph", text: nl.pay.split(formatQuantity(hours)), keepNext: true },
]

const factsOf = (invoice: IssuedInvoice, parts: Part[]): Fact[] => [
  [nl.pay.amount, formatEuro(invoice.totals.totalCents)],
  ...(invoice.blocked ? parts.map(partFact) : [[nl.pay.iban, spaced(invoice.seller.iban)] as Fact]),
  [nl.pay.name, invoice.seller.name],
  [nl.pay.reference, invoice.number],
  [nl.pay.until, formatLongDay(invoice.dueOn)],
]

const partFact = ({ cents, iban, blocked }: Part): Fact => [
  blocked ? nl.pay.blocked : nl.pay.rest,
  nl.pay.to(formatEuro(cents), spaced(iban)),
]

/** In fours, on one line. */
const spaced = (iban: string) => bare(iban).replace(/(.{4})(?=.)/g, "$1\u00a0")
