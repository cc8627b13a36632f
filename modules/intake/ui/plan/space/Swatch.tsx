import type { Face } from "../../../plan/space/faces.ts"
import { paintOf } from "./paints.ts"

/** The colour of a finish, beside its word. */
export const Swatch = (of: Pick<Face, "surface" | "finish">) => (
  <span aria-hidden className="space-swatch" style={{ backgroundColor: paintOf(of).colour }} />
)
