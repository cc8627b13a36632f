import type { Box } from "../geometry/polygon.ts"
import type { Point } from "../schema.ts"

/**
 * A floor plan as simple things, wherever it is drawn: on paper, on a screen or in a CAD program. Places are in
 * millimetres of the building, y down.
 */
export interface Drawing {
  /** 50 is 1:50. Texts and what belongs to a size have their size on paper, so they are so many times as large here. */
  scale: number
  items: Item[]
  box: Box
}

export type Item =
  /** All that is wall, as one shape: what lies in a ring that turns the other way is open. */
  | { kind: "walls"; rings: Point[][] }
  /** The floor of a room, between its walls. */
  | { kind: "floor"; corners: Point[] }
  | { kind: "line"; layer: Layer; pen: Pen; from: Point; to: Point }
  /** The shorter way round; `clockwise` as one sees it. */
  | { kind: "arc"; layer: Layer; centre: Point; from: Point; to: Point; clockwise: boolean }
  | ({ kind: "text"; layer: Layer } & Text)

/** `ruler`: the scale bar, which says nothing where everything has its real size. */
export type Layer = "openings" | "sizes" | "texts" | "ruler"
export type Pen = "thin" | "thick" | "dashed"

/** Around its middle. `size`: of the letters; `turn`: in degrees clockwise. */
export interface Text {
  at: Point
  text: string
  size: number
  turn: number
  bold: boolean
}

/** Widths of lines on paper, in millimetres. */
export const penWidth: Record<Pen | "walls", number> = { walls: 0.25, thick: 0.3, thin: 0.13, dashed: 0.13 }

/** How wide a text is, roughly, and rather too wide. */
export const textWidth = (text: string, size: number): number => [...text].length * size * 0.55
