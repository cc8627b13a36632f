import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { Writer } from "../quotation/schema.ts"

/** What a text tells of besides the calculation. All of it is data that people typed. */
export interface Job {
  companyName: string
  clientName: string
  address: string
  projectTypes: ProjectType[]
  /** What was written about the job: the generator's details, or the description of the project. */
  details: string
}

/** The texts of a version, plain, paragraphs parted by empty lines. */
export interface Texts {
  analysis: string
  quotationText: string
  writer: Writer
}
