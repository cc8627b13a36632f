import type { Unit } from "../../pricing/norm.ts"

/** What a work item says of how much. Lengths are in metres. */
export type Quantity =
  /**
   * `length`: metres of which it isn't said that they are to be counted, '3 meter'; it may be the size of a thing.
   * `bare`: a number without a unit, which counts only where a word says what.
   */
  | { kind: "amount"; value: number; unit: Unit; length?: true; bare?: true }
  /** '1,2 x 1,5 m', two or three sides. `of`: a thing's own, given in centimetres; `loose`: given without a unit. */
  | { kind: "size"; sides: number[]; of?: "article"; loose?: true }

/** The text with `#0#` in the place of the first quantity, and without prices, years, dates and sizes of articles. */
export interface Read {
  text: string
  quantities: { quantity: Quantity; words: string }[]
  /** Of '10 tot 12 m2' the larger was taken. */
  ranged: boolean
}
