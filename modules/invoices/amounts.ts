/** The arithmetic of an invoice, for server and browser: whole cents, no database. */

/** The amounts of one rate: a percentage, 0 for exempt, abroad and reverse charge ("btw verlegd"). */
export interface VatRow {
  rate: number
  baseCents: number
  vatCents: number
}
