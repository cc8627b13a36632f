import type { Face, Finish, Surface } from "../../../plan/space/faces.ts"

/** How a surface looks. `bond`: of tiles, planks and bricks how long and high one is in metres, and how much each row lies on. */
interface Paint {
  colour: string
  bond?: readonly [length: number, height: number, shift: number]
}

/** The same in the light and in the dark: a wall doesn't change its paint with the screen. */
const floors: Partial<Record<Finish, Paint>> = {
  screed: { colour: "#b4b1aa" },
  wood: { colour: "#bd8f5e", bond: [1.8, 0.19, 0.37] },
  tiles: { colour: "#a9b4b8", bond: [0.6, 0.6, 0] },
  carpet: { colour: "#8d87a0" },
}
const walls: Partial<Record<Finish, Paint>> = {
  plaster: { colour: "#efebe2" },
  paint: { colour: "#c9d8c5" },
  tiles: { colour: "#cfe2e8", bond: [0.3, 0.2, 0] },
  brick: { colour: "#b5694d", bond: [0.22, 0.0625, 0.5] },
}
const others: Record<Exclude<Surface, "floor" | "wall">, Paint> = {
  ceiling: { colour: "#f8f6f1" },
  reveal: { colour: "#f4f1ea" },
  outside: { colour: "#d3c9b6" },
  top: { colour: "#5b6b74" },
  foot: { colour: "#5b6b74" },
  leaf: { colour: "#d2ab78" },
  glass: { colour: "#9cc9dc" },
}

export const paintOf = ({ surface, finish }: Pick<Face, "surface" | "finish">): Paint => {
  if (surface === "floor") return floors[finish!]!
  return surface === "wall" ? walls[finish!]! : others[surface]
}

/** '#ff8000' as three numbers up to 1, as the screen has them. */
export const numbersOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
