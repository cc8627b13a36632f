/** What the texts that ship with the program tell of the company; what is not known is left out. */
export interface LegalFacts {
  companyName: string
  /** E-mail and telephone, in words. */
  reach: string
  address: string
  kvk: string
}
