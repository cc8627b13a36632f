import type { DocumentLine, InvoiceDocument } from "./document.ts"

/** The rate of a line: what it says, else the only one of the invoice. Null when that isn't known. */
export function rateOf(line: DocumentLine, { vat, reverseCharge }: InvoiceDocument): number | null {
  if (reverseCharge) return 0
  return line.vatRate ?? (vat.length === 1 ? vat[0]!.rate : null)
}
