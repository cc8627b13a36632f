import type { LineInput, QuotationLine } from "../../../quotation/schema.ts"

/**
 * What each line came to. The rules of VAT may part one in two, labour and material: as long as the content has one
 * line for it, both belong to that one.
 */
export function pricedFor(
  lines: readonly LineInput[],
  priced: readonly QuotationLine[],
): Map<string, QuotationLine[]> {
  const own = new Set(lines.map(({ id }) => id))
  const found = new Map<string, QuotationLine[]>()
  for (const line of priced) {
    const id = own.has(line.id) ? line.id : line.id.replace(/\.materiaal$/, "")
    found.set(id, [...(found.get(id) ?? []), line])
  }
  return found
}
