/**
 * What an e-invoice states, in the same words for every format and as it stands there: a credit note's amounts are
 * still positive. Null and '' for what it doesn't say.
 */
export interface Stated {
  credit: boolean
  /** UNTDID 1001: 380 an invoice, 381 a credit note, 384 a corrected invoice. */
  typeCode: string
  number: string
  date: string
  dueDate: string
  currency: string
  seller: Party
  buyer: Party
  lines: StatedLine[]
  vat: StatedVat[]
  netCents: number | null
  vatCents: number | null
  totalCents: number | null
  payableCents: number | null
  prepaidCents: number | null
  roundingCents: number | null
  accounts: { iban: string; blocked: boolean; cents: number | null }[]
  /** The likeliest first. */
  orderReferences: string[]
  projectReferences: string[]
  deliveryAddress: string
  /** Base64, of a picture of the invoice. */
  attachedPdfs: string[]
}

export interface Party {
  /** What it trades under first, then its registered name. */
  names: string[]
  btwId: string
  kvk: string
}

/** A line of the invoice, or a discount or charge over the whole of it. */
export interface StatedLine {
  description: string
  quantity: number | null
  /** UN/ECE recommendation 20. */
  unitCode: string
  unitPrice: number | null
  cents: number | null
  rate: number | null
  /** `discount` and `charge` are over the whole invoice: their cents are as stated, without the sign of a discount. */
  kind: "line" | "discount" | "charge"
}

export interface StatedVat {
  /** UNTDID 5305: S standard, AE reverse charge, Z zero, E exempt. */
  category: string
  rate: number | null
  baseCents: number | null
  vatCents: number | null
}
