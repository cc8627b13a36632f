import { lazy } from "#src/shared/lazy.ts"
import { choices } from "./trades/choices.ts"
import type { Family, Kind, Work } from "./trades/trade.ts"
import { trades } from "./trades.ts"
import { isFixture, isObject } from "./words/kinds.ts"
import { lexicon } from "./words/lexicon.ts"

/** A work as it is compared with words. */
interface Pattern {
  work: Work
  needs: string[][]
  does: Set<string>
  in: string[]
  not: string[]
  with: Set<string>
  includes: Set<string>
}

/** What is asked for. */
export interface Wish {
  concepts: string[]
  /** Of those, what only says where or what for. */
  asides: string[]
  action: string
  /** Someone says what is to be done. */
  actionNamed: boolean
  /** How much the words weigh that we don't know. */
  unknown: number
  /** Where: what the item names, or else the kind of project. */
  named: string[]
  type: string[]
  /** Whether the norms of it can be measured with what is given. */
  fits: (work: Work) => boolean
}

export interface Match {
  work: Work
  action: string
  /** Which part of the words is explained. */
  coverage: number
}

interface Scored extends Match {
  place: number
  /** 1: about what is spoken of first, as 'kozijnen vervangen, HR++' is about frames. */
  first: number
  weight: number
}

/** A match that explains less of the words is none. */
const leastCoverage = 0.65

/**
 * The work that explains most of the words; of those that explain as much, the one for this place, then the one that
 * asks for more. Undefined where nothing is certain: also where two works are as good.
 */
export function bestMatch(wish: Wish): Match | undefined {
  const asked = new Set(wish.concepts.flatMap((concept) => works().byConcept.get(concept) ?? []))
  const certain = [...asked]
    .flatMap((pattern) => score(pattern, wish) ?? [])
    .filter(({ coverage }) => coverage >= leastCoverage)
    .sort(better)
  const first = certain.find(({ work }) => wish.fits(work))
  if (!first) return undefined
  const isRival = (other: Scored) =>
    other !== first && better(first, other) === 0 && !isAlike(first.work, other.work) && wish.fits(other.work)
  return certain.some(isRival) ? undefined : first
}

const isAlike = (one: Work, other: Work) => JSON.stringify(one.gives) === JSON.stringify(other.gives)

const better = (a: Scored, b: Scored) =>
  b.coverage - a.coverage || b.place - a.place || b.first - a.first || b.weight - a.weight

function score(pattern: Pattern, wish: Wish): Scored | undefined {
  const { work } = pattern
  const { concepts, asides } = wish
  if (!pattern.does.has(wish.action) || (work.explicit && !wish.actionNamed)) return undefined
  const needed = pattern.needs.map(
    (one) =>
      one.find((concept) => concepts.includes(concept) && !asides.includes(concept)) ??
      one.find((concept) => concepts.includes(concept)),
  )
  if (needed.includes(undefined)) return undefined
  if (isOnlyAside(needed as string[], wish)) return undefined
  if (pattern.not.some((concept) => concepts.includes(concept))) return undefined
  const place = placeOf(pattern, wish)
  if (place === undefined) return undefined
  const explained = new Set([
    ...(needed as string[]),
    ...pattern.needs.flat().filter((one) => concepts.includes(one)),
  ])
  let weight = wish.actionNamed ? actionWeight : 0
  let missed = wish.unknown
  for (const concept of new Set(concepts)) {
    if (explained.has(concept)) weight += asides.includes(concept) ? asideWeight : weightOf(concept)
    else if (!pattern.with.has(concept) && !asides.includes(concept)) missed += missedWeight(concept)
  }
  const coverage = Math.round((weight / (weight + missed)) * 1000) / 1000
  const first = explained.has(wish.concepts.find(isObject) ?? "") ? 1 : 0
  return { work, action: wish.action, coverage, place, first, weight: Math.round(weight * 1000) / 1000 }
}

/** Of 'groep bijplaatsen in meterkast' the cupboard isn't what is placed. */
function isOnlyAside(needed: string[], { concepts, asides }: Wish): boolean {
  const about = needed.filter((one) => isObject(one) || isFixture(one))
  const isSaidOfElse = concepts.some((one) => isObject(one) && !asides.includes(one))
  return isSaidOfElse && about.length > 0 && about.every((one) => asides.includes(one))
}

function placeOf(pattern: Pattern, { named, type }: Wish): number | undefined {
  if (pattern.in.length === 0) return 0
  if (pattern.in.some((place) => named.includes(place))) return 2
  return pattern.in.some((place) => type.includes(place)) ? 1 : undefined
}

const actionWeight = 0.5
const lightest = 1.5
const heaviest = 4
const asideWeight = 0.3
const light: Partial<Record<Kind, number>> = { surface: 0.6, hint: 0.3, action: 0, filler: 0 }

/** Parts that a work comes with, where they are named as such. */
export const partsOf = (work: Work): string[] => [...split(work.with), ...split(work.includes)]

export const needsOf = (work: Work): string[] => work.needs.split(/[ /]/)

/** What few works ask for tells more than what many do. */
function weightOf(concept: string): number {
  const { weights } = works()
  const known = weights.get(concept)
  if (known !== undefined) return known
  const weight = light[lexicon().kindOf(concept)] ?? heaviest
  weights.set(concept, weight)
  return weight
}

/** Places tell where, hints and verbs help to choose: they aren't missed. */
function missedWeight(concept: string): number {
  const kind = lexicon().kindOf(concept)
  if (kind === "place" || kind === "hint" || kind === "action") return 0
  return kind === "material" ? 1.5 : weightOf(concept)
}

/** What tells the norms of a family apart is part of any of them. */
const chosenBy = (code: string): string[] =>
  Object.values(choices[code as Family] ?? {}).flatMap((words) => words.split("/"))

const split = (words = "") => words.split(" ").filter(Boolean)

const works = lazy(() => {
  const patterns = trades().flatMap((trade) =>
    trade.works.map(
      (work): Pattern => ({
        work,
        needs: split(work.needs).map((one) => one.split("/")),
        does: new Set(split(work.does ?? "place")),
        in: split(work.in),
        not: split(work.not),
        with: new Set([...split(work.with), ...work.gives.flatMap(([code]) => chosenBy(code))]),
        includes: new Set(split(work.includes)),
      }),
    ),
  )
  const byConcept = new Map<string, Pattern[]>()
  for (const pattern of patterns)
    for (const concept of pattern.needs[0]!)
      byConcept.set(concept, [...(byConcept.get(concept) ?? []), pattern])
  const asking = new Map<string, number>()
  for (const { needs } of patterns)
    for (const concept of needs.flat()) asking.set(concept, (asking.get(concept) ?? 0) + 1)
  const weights = new Map<string, number>()
  for (const [concept, count] of asking) {
    const rarity = Math.min(Math.max(Math.log(patterns.length / count), lightest), heaviest)
    weights.set(concept, light[lexicon().kindOf(concept)] ?? rarity)
  }
  return { byConcept, weights }
})
