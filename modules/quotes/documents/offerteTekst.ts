import type { DocumentInput } from "./document.ts"
import { offerte } from "./offerte.ts"

/** The written text of the quotation as a document. */
export const offerteTekst = (input: DocumentInput): Promise<Uint8Array> => offerte(input)
