import type { CostCategory } from "#modules/projects/schema.ts"
import type { Sender } from "#src/documents/sender.ts"
import type { Sender as Asker } from "#src/jobs/turns.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { Estimate } from "../pricing/line.ts"
import type { KeptStart } from "../pricing/start.ts"
import type { OfferTerms } from "../terms/schema.ts"
import type { FileKind } from "./schema.ts"

/** All that the documents of one quotation version are made from. Days are yyyy-MM-dd. */
export interface DocumentInput {
  company: Sender
  client: { name: string; email: string; phone: string; address: string; postcode: string; city: string }
  projectId: number
  projectTypes: ProjectType[]
  /** As printed on every document: "O-2026-0042". */
  quotationNumber: string
  version: number
  /** Of the request it answers; null: nobody asked for it on the site. */
  referenceNumber: string | null
  issuedOn: string
  /** The day the client would like the work to start, or null when not said. */
  wantedStart: string | null
  /** When it is to begin and when the company is closed, as the version keeps it. */
  start?: KeptStart | null
  /** What it is offered on, as the version keeps it. */
  terms: OfferTerms
  /** Lived-in dwelling of a consumer, as far as the answers tell: decides the cooling-off text. */
  consumer: boolean
  estimate: Estimate
  /** For the client to look at: each is where `path` says. */
  pictures: { path: string; caption: string }[]
  /** The written text of the version, paragraphs parted by empty lines. */
  text: string
  /** What the project has cost so far, for a nacalculatie of this moment. */
  booked?: BookedLine[]
}

/** A line of the project's ledger: cents excluding VAT, null: not for who asks; hours have their quantity. */
export interface BookedLine {
  day: string
  category: CostCategory
  description: string
  quantity: number | null
  unit: string | null
  cents: number | null
}

export type MakeDocument = (kind: FileKind, input: DocumentInput, by: Asker) => Promise<Uint8Array>

/** The same as one message, for the thread that makes documents. */
export interface DocumentTask {
  kind: FileKind
  input: DocumentInput
}
