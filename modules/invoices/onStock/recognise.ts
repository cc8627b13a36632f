import { isSameSupplier } from "#modules/projects/commitments/sameSupplier.ts"
import type { Recognisable } from "#modules/stock/items/service.ts"
import { inPortions } from "#src/jobs/portions.ts"

/** Words of a line, of which an item's name has no more. */
const mostWords = 16
/** A number or name that is shorter says too little. */
const leastSigns = 4

interface Key {
  itemId: number
  weight: number
}

/** What stands in the lines of an invoice, by code, the supplier's own number or name: the id of an item each, or null. */
export async function recogniseItems(
  descriptions: readonly string[],
  items: readonly Recognisable[],
  supplier: string,
): Promise<(number | null)[]> {
  const keys = new Map<string, Key[]>()
  const add = (text: string, key: Key) => {
    const name = wordsOf(text).join(" ")
    if (name.length < leastSigns) return
    const known = keys.get(name)
    if (known) known.push(key)
    else keys.set(name, [key])
  }
  const same = new Map<string, boolean>()
  const isHis = (name: string): boolean => {
    if (!same.has(name)) same.set(name, isSameSupplier(name, supplier))
    return same.get(name)!
  }
  await inPortions(items, (item) => {
    const his = isHis(item.supplier)
    add(item.code, { itemId: item.id, weight: 4 })
    // Another supplier gives the same number to another thing.
    if (his) add(item.article, { itemId: item.id, weight: 3 })
    add(item.name, { itemId: item.id, weight: his ? 2 : 1 })
  })
  return inPortions(descriptions, (description) => likeliest(description, keys))
}

/** The longest key of the heaviest kind; what two items share says nothing. */
function likeliest(description: string, keys: ReadonlyMap<string, Key[]>): number | null {
  const words = wordsOf(description)
  let best: (Key & { length: number }) | undefined
  for (const [from] of words.entries())
    for (let to = from + 1; to <= Math.min(words.length, from + mostWords); to++) {
      const text = words.slice(from, to).join(" ")
      const found = keys.get(text)?.toSorted((a, b) => b.weight - a.weight)
      const [first, second] = found ?? []
      if (!first || first.weight === second?.weight) continue
      const key = { ...first, length: text.length }
      if (!best || key.weight > best.weight || (key.weight === best.weight && key.length > best.length))
        best = key
    }
  return best?.itemId ?? null
}

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
