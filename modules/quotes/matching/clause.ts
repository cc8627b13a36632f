import type { Quantity } from "./quantities/quantity.ts"

/** One piece of work in an item, or what belongs to it: 'wand en vloer tegelen, incl. voegen' has three. */
export interface Clause {
  /** `detail`: what it comes with. `without`: what is left out. */
  kind: "main" | "detail" | "without"
  /** As typed, with `#` in the place of a quantity. */
  raw: string
  /** In the order of the words. */
  concepts: string[]
  /** Those of where it is or what it is for: 'in de meterkast'. They aren't missed. */
  asides: string[]
  /** Of each word that says what is done, all that it says: 'aflakken' speaks of paint too. */
  verbs: string[][]
  /** Those that are spoken of as several. */
  plurals: string[]
  /** Ends in where it is or what it is for, and so may what follows: 'rondom bad en douche'. */
  endsAside: boolean
  /** Stands behind 'en' or the like, not behind a comma. */
  together: boolean
  /** How much the words weigh that we don't know. */
  unknown: number
  quantities: ClauseQuantity[]
  /** Followed by a colon: it tells what the rest is about. */
  heading: boolean
}

export interface ClauseQuantity {
  quantity: Quantity
  /** As typed. */
  words: string
  /** What the words right behind it say: of '3 oude deuren' the door. */
  counts: string[]
  /** Stands right behind a place: 'badkamer van 6 m2'. */
  ofPlace: boolean
}
