import type { Colour } from "./shapes.ts"

/** The same on the screen as in the picture that is kept, whatever the theme. */
export const paints: Record<Colour, string> = { yellow: "#ffd60a", red: "#e5121f", blue: "#0a58e0" }
/** Around it: one of the two stands out wherever the other doesn't. */
export const outlines: Record<Colour, string> = { yellow: "#111111", red: "#ffffff", blue: "#ffffff" }
