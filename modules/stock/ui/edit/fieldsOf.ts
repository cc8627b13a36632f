import type { ItemFields } from "../../items/schema.ts"
import type { StockItem } from "../../schema.ts"

/** What the office keeps of a material, as it is now. */
export function fieldsOf(item: StockItem): ItemFields {
  const { name, supplier, category, article, code, unit, location, minStock, maxStock, currentPrice } = item
  return {
    ...{ name, supplier, category, article, code, unit, location, minStock, maxStock },
    currentPrice: currentPrice ?? 0,
    ...{ quotedAs: item.quotedAs, quotedUnits: item.quotedUnits },
  }
}
