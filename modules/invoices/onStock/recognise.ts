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
  const holding = new Map<string, Set<number>>()
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
    for (const word of wordsOf(item.name)) holding.set(word, (holding.get(word) ?? new Set()).add(item.id))
  })
  return inPortions(descriptions, (description) => {
    const words = wordsOf(description)
    return likeliest(words, keys) ?? onlyWith(words, holding)
  })
}

/** The longest key of the heaviest kind; what two items share says nothing. */
function likeliest(words: readonly string[], keys: ReadonlyMap<string, Key[]>): number | null {
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

/** 'Tegellijm flex 25 kg' is 'Tegellijm flex C2TE S1, 25 kg', as long as no other has all these words. */
function onlyWith(words: readonly string[], holding: ReadonlyMap<string, Set<number>>): number | null {
  if (words.filter((word) => word.length >= leastSigns).length < 2) return null
  const none = new Set<number>()
  const sets = words.map((word) => holding.get(word) ?? none).toSorted((a, b) => a.size - b.size)
  const [only, other] = sets.reduce((left, next) => left.intersection(next))
  return only !== undefined && other === undefined ? only : null
}

/** '60x260' and '60 x 260' are one, and so are 'SPS5060' and 'SPS-5060'. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/u)
    .filter(Boolean)
