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
