import type { Unit } from "#modules/quotes/pricing/norm.ts"
import type { Day } from "#src/shared/days.ts"
import type { InvoiceKind, LineSource, VatRate } from "./schema.ts"

/** What a sales invoice says. All amounts are whole cents; what is deducted or credited is below zero. */

export interface InvoiceLine {
  description: string
  /** At most three decimals. */
  quantity: number
  unit: Unit
  /** Excluding VAT. */
  unitCents: number
  /** `quantity` x `unitCents`, rounded to a cent. */
  totalCents: number
  vatRate: VatRate
  /** Why this rate, in Dutch, as printed. */
  vatReason: string
  /**
   * The VAT of this line where another document already said it: a part of the quotation, extra work as it was signed,
   * an invoice that is deducted. Null: worked out over all such lines of the rate together, and rounded once.
   */
  vatCents: number | null
  source: LineSource | null
  /** Of a line by what it took: the lines of the ledger that it stands for. */
  claims?: string[]
}

export interface InvoiceVat {
  rate: VatRate
  baseCents: number
  vatCents: number
  /** Each reason that its lines have, once. */
  reasons: string[]
}

export interface InvoiceTotals {
  netCents: number
  /** Ascending by rate; only the rates that occur. */
  vat: InvoiceVat[]
  vatCents: number
  totalCents: number
}

/** As a person leaves a draft; all of it but the parties, which are known when it is sent. */
export interface InvoiceContent {
  kind: InvoiceKind
  /** In one line: 'Termijn 2 van 3'. */
  title: string
  /** Printed above the lines; may be empty. */
  intro: string
  /** 'Uw kenmerk', what a business asks to be named; may be empty. */
  reference: string
  lines: InvoiceLine[]
  /** The VAT is shifted to the client, a business with this VAT id: every line is at 0. */
  reverseCharge: { btwId: string } | null
  /** When it was delivered, or is paid beforehand (art. 35a lid 1 onder g Wet OB). */
  performed: { from: Day; to: Day } | null
  paymentDays: number
  /** The part that goes to the blocked account, for shifted VAT with staff on site; null: none. */
  blocked: { iban: string; cents: number; hours: number } | null
}

/** Who sends it, as it was then. */
export interface Seller {
  name: string
  /** Street and place, in lines. */
  address: string
  kvk: string
  btwId: string
  iban: string
  email: string
  phone: string
}

/** To whom, as he was then. With a KvK number or VAT id he is a business. */
export interface Buyer {
  customerId: number
  name: string
  address: string
  postcode: string
  city: string
  email: string
  kvk: string
  btwId: string
}

/** What is known once it was sent, and never changes. */
export interface IssuedInvoice extends InvoiceContent {
  /** '2026-0042', without gaps within a year. */
  number: string
  issuedOn: Day
  dueOn: Day
  seller: Seller
  buyer: Buyer
  totals: InvoiceTotals
  /** The project that it is for, by its number and name. */
  project: { id: number; name: string } | null
  /** The number of the quotation whose work it is. */
  quotation: string | null
  /** Of a credit note: the invoice that it takes back, in whole or in part. */
  credits: { number: string; issuedOn: Day } | null
}

export const isBusiness = ({ kvk, btwId }: Pick<Buyer, "kvk" | "btwId">): boolean =>
  kvk !== "" || btwId !== ""
