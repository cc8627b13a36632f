import type { Drawing } from "./drawing.ts"

/** What a drawing is made at: 1 to so many. */
export const scales = [20, 50, 100, 200, 500] as const
export type Scale = (typeof scales)[number]

/** In millimetres of paper. */
export interface Sheet {
  width: number
  height: number
}

export const fits = ({ box, scale }: Pick<Drawing, "box" | "scale">, { width, height }: Sheet): boolean =>
  box.width / scale <= width && box.height / scale <= height
