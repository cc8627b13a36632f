import type { Shape } from "./shapes.ts"

export const arrow: Shape = {
  kind: "arrow",
  colour: "red",
  from: { x: 1000, y: 1000 },
  to: { x: 4000, y: 6000 },
}
