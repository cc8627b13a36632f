import { lazy } from "#src/shared/lazy.ts"
import { type Kind, kinds } from "../trades/trade.ts"
import { trades } from "../trades.ts"
import { isOneEdit } from "./edit.ts"
import { fold, stem, stemsOf } from "./stem.ts"

/** What a word says; empty: nothing that matters. */
type Concepts = readonly string[]

interface Lexicon {
  kindOf(concept: string): Kind
  /** Undefined: not a word that we know. */
  meaning(word: string): Concepts | undefined
  /** Written in full. */
  isWord(word: string): boolean
  /** 'deuren', not 'screen': of a thing that we know in the singular. */
  isPlural(word: string): boolean
  /** Writes as one word what is one thing: 'cv ketel', 'plat dak'. */
  joinPhrases(text: string): string
}

/** All words of all trades. Made at the first use. */
export const lexicon = lazy((): Lexicon => {
  const { exact, stems, kindOf, phrases } = index()
  const partsOf = (concepts: Concepts) => concepts.some((concept) => inCompounds.has(kindOf(concept)))
  const beginnings = new Set([...exact.keys()].map((word) => word.slice(0, 3)))
  const near = lazy(() => nearby(stems))
  const begins = lazy(() => {
    const shortestFirst = [...exact.keys()].sort((a, b) => a.length - b.length)
    return Map.groupBy(shortestFirst, (word) => word.slice(0, shortestBegun))
  })
  const phrase = new RegExp(`(?<![\\p{L}])(${phrases.join("|")})(?![\\p{L}])`, "gu")

  const whole = (word: string): Concepts | undefined => {
    const found = exact.get(word)
    if (found) return found
    for (const candidate of stemsOf(word)) {
      const concepts = stems.get(candidate)
      if (concepts) return concepts
    }
    return undefined
  }

  /** 'badkamertegels': every part a word of ours, for 'tegelkachel' is no tile. */
  const compound = (word: string): Concepts | undefined => {
    if (!beginnings.has(word.slice(0, 3))) return undefined
    for (let at = word.length - 3; at >= 3; at--) {
      const left = exact.get(word.slice(0, at)) ?? stems.get(stem(word.slice(0, at)))
      if (!left || !partsOf(left)) continue
      const end = word.slice(at)
      const right = whole(end) ?? compound(end)
      if (right && (partsOf(right) || right.some((concept) => kindOf(concept) === "action")))
        return [...left, ...right]
    }
    return undefined
  }

  /** 'vloerverw', 'stopcont': begun as only one word of ours begins, or that word with more behind it. */
  const begun = (word: string): Concepts | undefined => {
    if (word.length < shortestBegun) return undefined
    const [shortest, ...longer] =
      begins()
        .get(word.slice(0, shortestBegun))
        ?.filter((one) => one.startsWith(word)) ?? []
    const meaning = shortest === undefined ? undefined : exact.get(shortest)
    return longer.every((one) => one.startsWith(shortest!) || exact.get(one) === meaning)
      ? meaning
      : undefined
  }

  return {
    kindOf,
    isWord: (word) => exact.has(fold(word)) || compound(fold(word)) !== undefined,
    joinPhrases: (text) => text.replace(phrase, (found) => found.replace(/[ -]/g, "")),
    isPlural: (word) => !exact.has(fold(word)) && plural.test(word) && !singular.test(word),
    meaning(word) {
      if (word.length > longestWord) return undefined
      const folded = fold(word)
      const bare = folded.replace(/(s?werk|werkzaamheden|klus)$/, "")
      return (
        whole(folded) ??
        (bare.length >= 3 && bare !== folded ? whole(bare) : undefined) ??
        compound(folded) ??
        near()(folded) ??
        begun(folded)
      )
    },
  }
})

const plural = /(?:en|s)$/
const singular = /(?:glas|screen|huis|gips|gas|kas|bus|box|gaas|[^aeiou]us|is)$/

const inCompounds = new Set<Kind>(["cover", "thing", "place", "surface", "material"])

/** Nouns win over verbs and verbs over words that say nothing, where they share a stem. */
const precedence: Kind[] = [
  "surface",
  "cover",
  "thing",
  "place",
  "material",
  "caveat",
  "action",
  "hint",
  "filler",
]

function index() {
  const kindByConcept = new Map<string, Kind>()
  const exact = new Map<string, Concepts>()
  const stems = new Map<string, Concepts>()
  const phrases: string[] = []
  const entries = trades().flatMap(({ words }) =>
    kinds.flatMap((kind) =>
      Object.entries(words[kind] ?? {}).map(([key, synonyms]) => ({ kind, key, synonyms })),
    ),
  )
  for (const { kind, key } of entries) if (!key.includes(" ")) kindByConcept.set(key, kind)
  entries.sort((a, b) => precedence.indexOf(a.kind) - precedence.indexOf(b.kind))
  for (const { kind, key, synonyms } of entries) {
    const concepts = kind === "filler" ? [] : key.split(" ")
    for (const synonym of synonyms.split(" ").filter(Boolean)) {
      if (synonym.includes("_")) phrases.push(escaped(synonym).replaceAll("_", "[ -]?"))
      const word = fold(synonym)
      if (!exact.has(word)) exact.set(word, concepts)
      if (!stems.has(stem(word))) stems.set(stem(word), concepts)
    }
  }
  phrases.sort((a, b) => b.length - a.length)
  return { exact, stems, phrases, kindOf: (concept: string) => kindByConcept.get(concept) ?? "thing" }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Finds a long word of ours with one letter wrong, not the first, when there is only one such word. */
function nearby(stems: Map<string, Concepts>): (word: string) => Concepts | undefined {
  const long = [...stems.keys()].filter((known) => known.length >= shortestMistyped)
  const byLetter = Map.groupBy(long, (known) => known[0]!)
  return (word) => {
    const base = stem(word)
    if (base.length < shortestMistyped - 1) return undefined
    const found = (byLetter.get(base[0]!) ?? []).filter((known) => isOneEdit(base, known))
    const meanings = found.map((known) => stems.get(known)!)
    return new Set(meanings.map((concepts) => concepts.join(" "))).size === 1 ? meanings[0] : undefined
  }
}

/** 'vloerverwarmingsverdelerkast' is shorter; taking a longer one apart costs time. */
const longestWord = 40

const shortestBegun = 5

/** 'konijn' is one letter from 'kozijn'. */
const shortestMistyped = 7
