import { wholeOf } from "../../../pricing/halves.ts"
import type { LineInput, QuotationLine } from "../../../quotations/content.schema.ts"

/**
 * What each line came to. The rules of VAT may part one in two, labour and material: as long as the content has one
 * line for it, both belong to that one. What stayed as it was `before` is the same list, so that its row is not drawn.
 */
export function pricedFor(
  lines: readonly LineInput[],
  priced: readonly QuotationLine[],
  before: ReadonlyMap<string, QuotationLine[]>,
): Map<string, QuotationLine[]> {
  const own = new Set(lines.map(({ id }) => id))
  const found = new Map<string, QuotationLine[]>()
  for (const line of priced) {
    const id = own.has(line.id) ? line.id : wholeOf(line.id)
    found.set(id, [...(found.get(id) ?? []), line])
  }
  for (const [id, parts] of found) {
    const known = before.get(id)
    if (known?.length === parts.length && known.every((part, at) => part === parts[at])) found.set(id, known)
  }
  return found
}
