import type { Day } from "#src/shared/days.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { KeptStart } from "../pricing/start.ts"
import type { Writer } from "../quotations/schema.ts"
import type { OfferTerms } from "../terms/schema.ts"

/** What a text tells of besides the calculation. All of it is data that people typed. */
export interface Job {
  companyName: string
  /** What of the company a language model may name: telephone number, e-mail address, account. */
  companyContacts?: readonly string[]
  clientName: string
  address: string
  projectTypes: ProjectType[]
  /** What was written about the job: the generator's details, or the description of the project. */
  details: string
  /** The day of the quotation; without it the day whose prices were used. */
  issuedOn?: Day
  /** The day the client would like the work to start. */
  wantedStart?: Day | null
  /** When it is to begin, as the version keeps it. */
  start?: KeptStart | null
  /** What it is offered on. */
  terms: OfferTerms
}

/** The texts of a version, plain, paragraphs parted by empty lines. */
export interface Texts {
  analysis: string
  quotationText: string
  writer: Writer
}

/** What a person can keep of each: the limits of `QuotationContent`. */
export const longest = { analysis: 6000, quotationText: 20_000 }
