import { round } from "#src/shared/rounding.ts"
import { stateOf } from "../../amounts.ts"
import { type Adjust, type Count, type Move, type Return, type StockItem, workshop } from "../../schema.ts"

/** What one wants done with a material, by the verb of its call. */
interface Wishes {
  adjust: Adjust
  giveBack: Return
  count: Count
  move: Move
}
export type StockWish = {
  [Verb in keyof Wishes]: { verb: Verb; itemId: number; wish: Wishes[Verb] }
}[keyof Wishes]

/** What comes to a place, and less than nothing of what goes from it. */
interface Change {
  place: string
  quantity: number
}

/** What a wish does to each place of the material. */
export function changesOf(item: StockItem, { verb, wish }: StockWish): Change[] {
  if (verb === "move")
    return [
      { place: wish.from, quantity: -wish.quantity },
      { place: wish.to, quantity: wish.quantity },
    ]
  const { place = workshop } = wish
  if (verb === "adjust") return [{ place, quantity: wish.adjustment }]
  if (verb === "giveBack") return [{ place, quantity: wish.quantity }]
  const there = liesAt(item, place)
  return [{ place, quantity: Math.max(wish.quantity - (wish.known ?? there), -there) }]
}

export const liesAt = ({ places }: StockItem, key: string): number =>
  places.find(({ place }) => place === key)?.quantity ?? 0

/** The material as it is once that was done; what it is worth only the server knows. */
export function withWish(item: StockItem, one: StockWish): StockItem {
  const at = new Map(item.places.map(({ place, quantity }) => [place, quantity]))
  let { quantity } = item
  for (const change of changesOf(item, one)) {
    at.set(change.place, fine((at.get(change.place) ?? 0) + change.quantity))
    quantity = fine(quantity + change.quantity)
  }
  const places = [...at]
    .map(([place, lying]) => ({ place, quantity: lying }))
    .filter(({ quantity: lying }) => lying > 0)
    .toSorted((a, b) => b.quantity - a.quantity)
  const state = stateOf({ quantity, min: item.minStock, max: item.maxStock })
  return { ...item, quantity, places, state }
}

/** In thousandths, as the server counts. */
const fine = (quantity: number) => round(quantity * 1000) / 1000
