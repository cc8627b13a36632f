import type { Day } from "../shared/days.ts"

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
  /** How long the work of these quotations takes, by the id of each; one without work has none. */
  jobDays(quotationIds: readonly number[]): Promise<Map<number, JobDays>>
  /** What the newest versions of these quotations take of each article, by the id of each; only accepted ones. */
  materials(quotationIds: readonly number[]): Promise<Map<number, QuotedMaterial[]>>
  /** The articles that quotations are calculated with. */
  articles(): QuotedArticle[]
  /** The invoice that extra work or a quotation stands on, sent or not; null: none, so it may still change. */
  invoiced(kind: "extra" | "quotation", id: number): string | null
  /** What forbids to begin the work of these projects, as it is called, by the id of each. */
  halts(projectIds: readonly number[]): Map<number, string[]>
  /** The photos of a project as they are to be seen, with what was drawn on them; the newest first. */
  pictures(projectId: number): ProjectPicture[]
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

/** Days of work from the first to the last, those on which something dries included. */
export interface JobDays {
  days: number
  /** The day before which it should not begin: the client wished so, or what is ordered is not there. */
  notBefore: { day: Day; why: "wanted" | "delivered" } | null
}

/** So much of an article of the price list, in its unit, with what is wasted. */
export interface QuotedMaterial {
  name: string
  quantity: number
}

/** `pack`: what it is sold in, so many units in one; null: by the unit. */
export interface QuotedArticle {
  name: string
  unit: string
  pack: { size: number; label: string } | null
}

/** A photo by the number that the project knows it by, and by the file that is to be seen. */
export interface ProjectPicture {
  photo: number
  fileId: string
  title: string
  takenAt: string
  /** The address of it, small. */
  preview: string
}

/** As long as no module answers. */
export const noAnswers = (): Answers => ({
  companyName: () => "",
  isWorking: () => false,
  lastRequest: () => 0,
  offers: () => new Map(),
  budgets: () => new Map(),
  jobDays: async () => new Map(),
  materials: async () => new Map(),
  articles: () => [],
  invoiced: () => null,
  halts: () => new Map(),
  pictures: () => [],
})
