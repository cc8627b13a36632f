import type { ItemFields } from "./items/schema.ts"

/** A box of screws: at least twenty, at most sixty, € 12,50 each. */
export const sampleItem = (over: Partial<ItemFields> = {}): ItemFields => ({
  ...{ name: "Schroeven 5x60", supplier: "Bouwmaat", category: "Bevestiging", article: "184022" },
  ...{ code: "8712345678906", unit: "doos", location: "Stelling A2" },
  ...{ minStock: 20, maxStock: 60, currentPrice: 12.5 },
  ...over,
})
