import type { Kind } from "../trades/trade.ts"
import { lexicon } from "./lexicon.ts"

type Test = (concept: string) => boolean

const ofKind =
  (...kinds: Kind[]): Test =>
  (concept) =>
    kinds.includes(lexicon().kindOf(concept))

export const isAction = ofKind("action")
export const isCover = ofKind("cover")
export const isHint = ofKind("hint")
export const isMaterial = ofKind("material")
export const isPlace = ofKind("place")
export const isSurface = ofKind("surface")
export const isThing = ofKind("thing")
/** What a work can be about. */
export const isObject = ofKind("thing", "cover")
export const isNoun = ofKind("thing", "cover", "surface", "place")

/** Places that are placed too. */
export const isFixture: Test = (concept) => ["toilet", "douche", "bad", "dakkapel"].includes(concept)
