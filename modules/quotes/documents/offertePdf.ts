import type { DocumentInput } from "./document.ts"
import { offerte } from "./offerte.ts"

/** The quotation as a PDF, to send by mail. */
export const offertePdf = (input: DocumentInput): Promise<Uint8Array> => offerte(input)
