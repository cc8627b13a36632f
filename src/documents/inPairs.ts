import type { Block, Captioned } from "./blocks.ts"

/** Two to the width of a page; `together`: all of them on one. */
export const inPairs = (pictures: readonly Captioned[], { together = false } = {}): Block[] =>
  pictures.flatMap((_, at) => {
    if (at % 2 > 0) return []
    const keepNext = together && at + 2 < pictures.length
    return [{ kind: "pictures" as const, pictures: pictures.slice(at, at + 2), keepNext }]
  })
