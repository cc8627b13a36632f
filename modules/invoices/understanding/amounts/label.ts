import { type Meaning, meanings } from "./words.ts"

/** What an amount may be, by the words beside it. */
export type Role =
  | ("net" | "vat" | "total" | "payable" | "base" | "goods")
  | ("paid" | "discount" | "surcharge" | "deposit" | "rounding" | "balance" | "blocked")
  | ("till" | "carried" | "paymentDiscount" | "aside")

export type Roles = Partial<Record<Role, number>>

/** What the words of a label mean, in their order; words that OCR damaged a little count as well. */
export function meaningsOf(label: string): readonly Meaning[] {
  let known = labels.get(label)
  if (!known) {
    known = meaningsIn(label)
    // Hostile text has no end of labels.
    if (labels.size > 3000) labels.clear()
    labels.set(label, known)
  }
  return known
}

/** Every amount of a row asks for the same words. */
const labels = new Map<string, readonly Meaning[]>()

function meaningsIn(label: string): Meaning[] {
  const words = wordsOf(label)
  const found: Meaning[] = []
  for (let i = 0; i < words.length; ) {
    const length = [3, 2, 1].find((count) => i + count <= words.length && meant(words.slice(i, i + count)))
    if (length) found.push(...meant(words.slice(i, i + length))!)
    i += length ?? 1
  }
  return found
}

/** How well each role fits a label, 0 to 1. Empty when the label says nothing of an amount. */
export function rolesOf(label: string, hasRate: boolean): Roles {
  const said = new Set(meaningsOf(label))
  const says = (...all: Meaning[]) => all.every((meaning) => said.has(meaning))
  for (const kind of ["carried", "balance", "paymentDiscount", "blocked"] as const)
    if (says(kind)) return { [kind]: 1 }
  if (says("shifted") || says("exempt")) return { vat: 0.9, base: 0.6 }
  if (says("aside")) return says("vat") ? { vat: 0.7 } : { aside: 1 }
  if (says("grand")) return says("excl") ? { net: 0.9 } : { total: 1, payable: 0.2 }
  if (says("total", "incl")) return { total: 1 }
  if (says("pay")) return says("excl", "vat") ? { net: 0.8 } : { payable: 0.9, total: 0.8 }
  for (const kind of ["till", "paid", "rounding", "deposit"] as const) if (says(kind)) return { [kind]: 1 }
  if (says("vat", "excl")) return { net: 0.95, base: 0.6, goods: 0.3 }
  if (says("vat", "incl")) return { total: 0.85, ...(hasRate && !says("sub") ? { vat: 0.5 } : {}) }
  if (says("total", "excl")) return { net: 0.95, base: 0.5, total: 0.1 }
  for (const kind of ["discount", "surcharge"] as const) if (says(kind) && !says("vat")) return { [kind]: 1 }
  if (says("vat", "base")) return hasRate ? { vat: 0.7, base: 0.7 } : { base: 0.9, net: 0.4 }
  if (says("vat")) return { vat: 1, base: says("sub") ? 0.3 : 0.1, ...(says("total") ? { total: 0.2 } : {}) }
  if (says("base")) return { base: 0.8, net: 0.4 }
  if (says("gross")) return { goods: 0.8, total: 0.3, net: 0.2 }
  if (says("excl")) return { net: 0.8, base: 0.5, goods: 0.3, total: 0.1 }
  if (says("incl")) return { total: 0.6 }
  if (says("total"))
    return says("sub") ? { total: 0.6, net: 0.5, goods: 0.4 } : { total: 0.75, net: 0.4, goods: 0.3 }
  if (says("sub")) return { net: 0.65, goods: 0.7, base: 0.3, total: 0.2 }
  return hasRate ? { vat: 0.5, base: 0.3 } : {}
}

/** 'B.T.W. (21%)' is 'btw', '21': without capitals, accents and signs, letters apart from digits. */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, "$1")
    .split(/[^\p{L}\d]+|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L}{2})/u)
    .filter(Boolean)
}

function meant(words: string[]): Meaning[] | undefined {
  const text = words.join(" ")
  const exact = terms.get(text)
  if (exact) return exact
  const letters = text.replace(/[0158]/g, (digit) => likeLetters[digit]!)
  if (!/^\p{L}[\p{L} ]{4,30}$/u.test(letters)) return undefined
  let known = remembered.get(text)
  if (known === undefined) {
    known = nearly(letters) ?? (words.length === 1 ? ending(letters) : null)
    // Hostile text has no end of words.
    if (remembered.size > 5000) remembered.clear()
    remembered.set(text, known)
  }
  return known ?? undefined
}

const likeLetters: Record<string, string> = { 0: "o", 1: "l", 5: "s", 8: "b" }
const terms = new Map<string, Meaning[]>()
for (const [meaning, list] of Object.entries(meanings) as [Meaning, readonly string[]][])
  for (const term of list) terms.set(term, [...(terms.get(term) ?? []), meaning])
const byLength = Map.groupBy(terms.keys(), (term) => term.length)
const remembered = new Map<string, Meaning[] | null>()

/** A long word may differ by a letter or two from the term. */
function nearly(text: string): Meaning[] | null {
  const most = text.length >= 10 ? 2 : 1
  for (let distance = 0; distance <= most; distance++)
    for (let length = text.length - distance; length <= text.length + distance; length++)
      for (const term of byLength.get(length) ?? [])
        if (term.length >= 5 && differences(text, term, distance) <= distance) return terms.get(term)!
  return null
}

/** Compounds: 'steigerkosten', 'najaarskorting'. */
const endings: [string, Meaning][] = [
  ["kosten", "surcharge"],
  ["toeslag", "surcharge"],
  ["korting", "discount"],
  ["rabatt", "discount"],
  ["totaal", "sub"],
  ["bedrag", "sub"],
]
function ending(word: string): Meaning[] | null {
  const found = endings.find(([end]) => word.length > end.length + 2 && word.endsWith(end))
  return found ? [found[1]] : null
}

/** Levenshtein's, given up above `most`. */
function differences(one: string, other: string, most: number): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const change = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1))
    }
    if (Math.min(...next) > most) return most + 1
    row = next
  }
  return row.at(-1)!
}
