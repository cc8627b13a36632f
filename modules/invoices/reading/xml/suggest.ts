import { recognise } from "../../understanding/recognise.ts"
import type { Context, FieldName, Suggestion } from "../../understanding/suggestion.ts"
import { creditCodes } from "./cii.ts"
import { Fields } from "./fields.ts"
import { foundLines, joined, mostLines, signed } from "./lines.ts"
import { bare } from "./parties.ts"
import { remarksOn } from "./remarks.ts"
import type { Stated } from "./stated.ts"
import { sumsOf } from "./sums.ts"

/** What an e-invoice states, as our fields: a credit note's amounts negative, whichever way its sender wrote them. */
export function suggest(stated: Stated, context: Context): Suggestion {
  const sums = sumsOf(stated)
  const below = (sums.total?.cents ?? sums.net?.cents ?? 0) < 0
  const credit = stated.credit || creditCodes.has(stated.typeCode)
  const sign = credit && !below ? -1 : 1
  const accounts = accountsOf(stated, context)
  const sender = { ...stated.seller, ibans: accounts.map(({ iban }) => iban) }
  const recognised = recognise(sender, context.suppliers)
  const found = new Fields()
  document(found, stated)
  payment(found, accounts, below ? -1 : sign)
  found.put("kind", credit || below ? "credit" : "invoice")
  found.sum("netCents", sums.net, sign)
  found.sum("vatCents", sums.vatTotal, sign)
  found.sum("totalCents", sums.total, sign)
  if (stated.payableCents !== null && stated.payableCents !== sums.total?.cents)
    found.sum("payableCents", { cents: stated.payableCents, stated: true }, sign)
  const lines = foundLines(stated.lines, sign)
  const remarks = remarksOn(stated, context.company)
  return {
    fields: found.fields,
    others: found.others,
    vat: sums.vat.map(({ rate, baseCents, vatCents }) => ({
      rate,
      baseCents: signed(baseCents, sign),
      vatCents: signed(vatCents, sign),
      place: null,
    })),
    lines: joined(lines),
    supplierId: recognised?.supplier.id ?? null,
    recognisedBy: recognised?.by ?? null,
    confidence: confidenceOf(found.fields, remarks),
    remarks: lines.length > mostLines ? [...remarks, "invoices.linesJoined"] : remarks,
  }
}

function document(found: Fields, stated: Stated): void {
  found.text("supplier", stated.seller.names, 160)
  found.text("btwId", [stated.seller.btwId], 20)
  found.text("kvk", [stated.seller.kvk], 12)
  found.text("invoiceNumber", [stated.number], 60)
  found.text("date", [stated.date], 10)
  found.text("dueDate", [stated.dueDate], 10)
  found.text("currency", [/^[A-Z]{3}$/.test(stated.currency) ? stated.currency : ""], 3)
  found.text("orderReference", stated.orderReferences, 80)
  found.text("projectReference", stated.projectReferences, 80)
  found.text("deliveryAddress", [stated.deliveryAddress], 200)
  found.put(
    "reverseCharge",
    stated.vat.some(({ category }) => category === "AE"),
  )
  found.put("linesIncludeVat", false)
}

function payment(found: Fields, accounts: Stated["accounts"], sign: number): void {
  const blocked = accounts.find((account) => account.blocked)
  found.text(
    "iban",
    accounts.filter((account) => account !== blocked).map(({ iban }) => iban),
    40,
  )
  found.text("blockedIban", [blocked?.iban ?? ""], 40)
  if (blocked?.cents) found.sum("blockedCents", { cents: Math.abs(blocked.cents), stated: true }, sign)
}

/** Of who sent it: never our own. */
const accountsOf = ({ accounts }: Stated, { company }: Context) =>
  accounts
    .map((account) => ({ ...account, iban: bare(account.iban) }))
    .filter(({ iban }) => /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(iban) && iban !== bare(company.iban))

/** Data is certain, but for what is missing and for what contradicts itself. */
function confidenceOf(fields: Suggestion["fields"], remarks: string[]): number {
  const key: FieldName[] = ["supplier", "invoiceNumber", "date", "vatCents", "totalCents"]
  const present = key.filter((name) => fields[name]).length / key.length
  return remarks.some((code) => code.startsWith("invoices.data")) ? present * 0.8 : present
}
