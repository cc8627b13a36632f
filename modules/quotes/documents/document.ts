import type { Sender } from "#src/documents/sender.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { Estimate } from "../pricing/line.ts"
import type { DocumentKind } from "../schema.ts"

/** All that the six documents of one quotation version are made from. Days are yyyy-MM-dd. */
export interface DocumentInput {
  company: Sender
  client: { name: string; email: string; phone: string; address: string; postcode: string; city: string }
  projectId: number
  projectTypes: ProjectType[]
  /** As printed on every document: "O-2026-0042". */
  quotationNumber: string
  version: number
  referenceNumber: string
  issuedOn: string
  /** The day the client would like the work to start, or null when not said. */
  wantedStart: string | null
  /** Lived-in dwelling of a consumer, as far as the answers tell: decides the cooling-off text. */
  consumer: boolean
  estimate: Estimate
}

export type MakeDocument = (kind: DocumentKind, input: DocumentInput) => Promise<Uint8Array>

/** The same as one message, for the thread that makes documents. */
export interface DocumentTask {
  kind: DocumentKind
  input: DocumentInput
}
