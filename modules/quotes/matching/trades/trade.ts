import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { NormCode } from "../../pricing/norms.ts"

/**
 * What a trade calls things, and which words ask for which norms. A concept is a name for words that mean the same:
 * `laminaat: "laminaat laminaatvloer klikvloer"`. A key of several concepts is a word that says them all at once:
 * `"tegel place": "betegelen"`. Words of a phrase are joined by `_`. Spelling and endings are left to `words/`.
 */
export interface Trade {
  words: Partial<Record<Kind, Record<string, string>>>
  works: Work[]
}

/** The same as it is written down: a line for each concept, and for each work. `tradeTable.ts` reads it. */
export interface TradeText {
  words: string
  works?: string
}

/**
 * `cover`: what covers a surface, and so goes with a wall, a floor or a ceiling. `place`: a room or a part of the house;
 * it tells where, unless a work is about the place itself. `caveat`: something that a norm doesn't reckon with. `hint`: helps to choose, and is not missed where it doesn't.
 */
export const kinds = [
  "action",
  "cover",
  "thing",
  "place",
  "surface",
  "material",
  "caveat",
  "hint",
  "filler",
] as const
export type Kind = (typeof kinds)[number]

export interface Work {
  /** Concepts that must all be there; `/` between those of which one will do. */
  needs: string
  /** What is done: 'place' unless told. Several with a space between. */
  does?: string
  /** Only there: project types, or places that the item names. */
  in?: string
  /** Concepts that rule it out. */
  not?: string
  /** Concepts that may go with it and are part of it. */
  with?: string
  /** Parts that come along, where they are named as parts: 'wastafel met kraan', not 'wastafelkraan'. */
  includes?: string
  /** Someone must say what is to be done: 'badkamer' alone is no work. */
  explicit?: true
  gives: [code: NormCode | Family, measure?: Measure][]
  /** What is taken for granted; a key of `assumed` in nl.ts. */
  note?: Note
}

/** All norms whose code begins so; the words, or else the usual one, tell which: `vloeren.laminaat.*`. */
export type Family = FamilyOf<NormCode>
type FamilyOf<Code> = Code extends `${infer Type}.${infer Name}.${string}` ? `${Type}.${Name}.*` : never

/**
 * How much it is where the item doesn't say so. A number: so many, for a norm per m² so much of one piece.
 * `named`: the surfaces that the item names, or else those after the colon.
 */
export type Measure = number | Formula | `named:${Formula}` | { usual: number }
export const formulas = ["floor", "walls", "walls+floor", "walls+ceiling", "wet", "around", "asked"] as const
export type Formula = (typeof formulas)[number]

export const notes = ["loose", "pvc", "light", "windows", "drill"] as const
export type Note = (typeof notes)[number]

/** Which concept asks for which norm of a family; the first is the usual one. Levels are asked for in the same way everywhere. */
export type Choices = Partial<Record<Family, Record<string, string>>>

export type Context = ProjectType | (string & {})
