import { formatDay } from "#src/shared/days.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { centsOfLine, dueOf, type SampleInvoice, sumsOf } from "./invoice.ts"

/** An invoice in the words and figures that stand on its paper. */
export interface Printed {
  title: string
  sender: string[]
  addressee: string[]
  facts: [label: string, value: string][]
  rows: { description: string; quantity: string; unit: string; price: string; rate: string; amount: string }[]
  /** The last is what it comes to. */
  sums: [label: string, amount: string][]
  notes: string[]
  /** 'NL61 WPAS 1000 0000 00' */
  iban: string
}

export function printed(invoice: SampleInvoice): Printed {
  const { supplier, buyer, number, date, orderReference, deliveryAddress, kind, reverseCharge } = invoice
  const facts: Printed["facts"] = [
    [kind === "credit" ? "Creditnotanummer" : "Factuurnummer", number],
    ["Factuurdatum", formatDay(date)],
    ["Vervaldatum", kind === "invoice" ? formatDay(dueOf(invoice)) : ""],
    ["Uw referentie", orderReference],
    ["Afleveradres", deliveryAddress],
  ]
  return {
    title: { invoice: "FACTUUR", credit: "CREDITNOTA", receipt: "KASSABON" }[kind],
    sender: [
      supplier.street,
      `${supplier.postcode} ${supplier.city}`,
      `Tel. ${supplier.phone}`,
      supplier.email,
    ],
    addressee: [buyer.companyName, ...buyer.address.split("\n")],
    facts: facts.filter(([, value]) => value !== ""),
    rows: invoice.lines.map((line) => ({
      description: line.description,
      quantity: formatQuantity(line.quantity),
      unit: line.unit,
      price: money(line.price * 100),
      rate: reverseCharge ? "verlegd" : `${line.rate}%`,
      amount: money(centsOfLine(line)),
    })),
    sums: sumRows(invoice),
    notes: [...(reverseCharge ? [`Btw verlegd naar btw-id ${buyer.btwId}`] : []), ...payment(invoice)],
    iban: grouped(supplier.iban),
  }
}

function sumRows(invoice: SampleInvoice): Printed["sums"] {
  const { vat, netCents, totalCents } = sumsOf(invoice)
  return [
    ["Totaal exclusief btw", money(netCents)],
    ...vat.map(({ rate, baseCents, vatCents }): [string, string] =>
      invoice.reverseCharge
        ? ["Btw verlegd", money(0)]
        : [`Btw ${rate}% over ${money(baseCents)}`, money(vatCents)],
    ),
    [invoice.kind === "credit" ? "Totaal tegoed inclusief btw" : "Totaal inclusief btw", money(totalCents)],
  ]
}

function payment(invoice: SampleInvoice): string[] {
  const { supplier, term, number, kind } = invoice
  const { totalCents, blockedCents } = sumsOf(invoice)
  if (kind === "credit") return ["Wij verrekenen dit bedrag met uw volgende factuur."]
  if (blockedCents === 0)
    return [`Graag binnen ${term} dagen op ${grouped(supplier.iban)} onder vermelding van ${number}.`]
  return [
    `Waarvan op G-rekening ${grouped(supplier.blockedIban)}: € ${money(blockedCents)}`,
    `en op ${grouped(supplier.iban)}: € ${money(totalCents - blockedCents)}, binnen ${term} dagen.`,
  ]
}

export const grouped = (iban: string): string => iban.replace(/(.{4})(?=.)/g, "$1 ")

/** '1.234,56' */
export const money = (cents: number): string => formatQuantity(Math.round(cents) / 100, 2)
