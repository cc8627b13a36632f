/** What an earlier module asks of a later one, which answers in its manifest. */
export interface Answers {
  companyName(): string
  /** Whether a timer of that account runs. */
  isWorking(accountId: number): boolean
  /** The number of the newest request for a quotation; 0: there is none. */
  lastRequest(): number
  /** What the newest versions of these quotations say, by the id of each. */
  offers(quotationIds: readonly number[]): Map<number, Offer>
  /** What the newest versions of these quotations budget, by the id of each. */
  budgets(quotationIds: readonly number[]): Map<number, Budget>
}

/** A quotation in its own words; `estimatedPrice` includes VAT, in euros. */
export interface Offer {
  estimatedPrice: number
  analysis: string
  costCalculation: string
  quotationText: string
}

/** What is meant to be spent on each kind of cost, without margin. */
export interface Budget {
  hours: number
  labourCents: number
  materialCents: number
  equipmentCents: number
  subcontractCents: number
}

/** As long as no module answers. */
export const noAnswers = (): Answers => ({
  companyName: () => "",
  isWorking: () => false,
  lastRequest: () => 0,
  offers: () => new Map(),
  budgets: () => new Map(),
})
