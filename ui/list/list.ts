import type { ReactNode } from "react"
import type { Day } from "#src/shared/days.ts"
import type { Role } from "#src/shared/roles.ts"
import type { DataColumn } from "../kit/DataTable.tsx"
import type { TextKey } from "../lib/i18n.ts"

/** A part of the rows that one looks at by itself, with an address of its own. */
export interface PileSpec<Row> {
  /** How it is called in the address. */
  slug: string
  /** Without it the server chose: what is given lies on it. */
  holds?: (row: Row, today: Day) => boolean
  /** How many lie on it is not said. */
  uncounted?: boolean
}

/** Something else that is chosen, each by a word of its own in the address. */
export interface ChoiceSpec<Row> {
  word: string
  /** Without it the choice is how the rows are shown, or one that the server makes. */
  fits?: (row: Row, chosen: string) => boolean
}

export interface ListColumn<Row> extends Omit<DataColumn<Row>, "label" | "total"> {
  label: TextKey
  /** The least role that sees it. */
  role?: Role
}

/** A row with which something could not be done, and why. */
export interface Refused {
  key: number | string
  why: string
}

/** All that is particular to one list; everything else about it is in this folder. */
export interface ListSpec<Row extends object, Pile extends string, Choice extends string> {
  /** Of the screen, before the question mark; without it the links keep to the screen they stand on. */
  path?: string
  keyOf: (row: Row) => number | string
  /** In the order in which they stand; the first is where one begins. */
  piles?: Record<Pile, PileSpec<Row>>
  /** The word in the address for the pile, unless it is 'status'. */
  pileWord?: string
  choices?: Record<Choice, ChoiceSpec<Row>>
  /** Those in which every word occurs; see `searchIn`. */
  find?: (rows: Row[], search: string) => Row[]
  /** The word in the address for the row that lies open. */
  openWord?: string
  /** It opens where it stands and not over the list, so that Back need not close it. */
  inPlace?: boolean
  texts: {
    name: TextKey
    piles?: TextKey
    pile?: (pile: Pile) => TextKey
    search?: TextKey
    /** With a `count`. */
    found?: TextKey
  }
  /** The first names the row. */
  columns?: readonly ListColumn<Row>[]
  /** Above rows that follow each other and have the same, as long as they are not sorted otherwise. */
  group?: (row: Row) => string
  /** A row where there is no room for a table. */
  card?: (row: Row) => ReactNode
  /** How its classes begin: '-table', '-cards' and '-card'. */
  look?: string
  /** J and K walk through the rows, to what `rowTarget` marks in each. */
  keys?: boolean
}

/** Describes a list of these rows: `list<Project>()({ … })`. */
export const list =
  <Row extends object>() =>
  <Pile extends string = never, Choice extends string = never>(spec: ListSpec<Row, Pile, Choice>) =>
    spec

export const pilesOf = <Pile extends string>(spec: { piles?: Record<Pile, unknown> }) =>
  Object.keys(spec.piles ?? {}) as Pile[]

export const choicesOf = <Row, Choice extends string>(spec: { choices?: Record<Choice, ChoiceSpec<Row>> }) =>
  Object.entries(spec.choices ?? {}) as [Choice, ChoiceSpec<Row>][]
