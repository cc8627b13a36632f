import type { Cut, Typesetter } from "#src/documents/pdf/type.ts"
import { type Line, type Look, wrap } from "#src/documents/pdf/wrap.ts"

interface Room {
  width: number
  /** Lines. */
  most: number
  /** Of type, from the largest on; at least one. */
  sizes: readonly number[]
  cut: Cut
  color: string
}

/** As large as it fits with its words whole, and else in the smallest type, ending in '…' where words are left out. */
export function fitted(type: Typesetter, text: string, { width, most, sizes, ...face }: Room): Line[] {
  const lookOf = (size: number): Look => ({ ...face, size, leading: leadingOf(size) })
  const words = text.split(/\s+/)
  for (const size of sizes) {
    const look = lookOf(size)
    const lines = wrap(type, text, look, width)
    if (lines.length <= most && words.every((word) => wrap(type, word, look, width).length === 1))
      return lines
  }
  return shortened(type, text, lookOf(sizes.at(-1)!), width, most)
}

export const leadingOf = (size: number) => size * 1.2

function shortened(type: Typesetter, text: string, look: Look, width: number, most: number): Line[] {
  let lines = wrap(type, text, look, width)
  const letters = Array.from(text)
  while (lines.length > most) {
    letters.pop()
    lines = wrap(type, `${letters.join("").trimEnd()}…`, look, width)
  }
  return lines
}
