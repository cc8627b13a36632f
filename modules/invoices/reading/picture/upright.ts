import type { Gray } from "#src/files/gray.ts"
import { type Alignment, alignments } from "./alignment.ts"
import { binarize } from "./binarize.ts"
import { lettersOf, median, sides } from "./letters.ts"
import { shrink } from "./shrink.ts"

/** How a page lies in its picture. */
export interface Lie {
  /** The ways it may lie, the likeliest first. */
  alignments: Alignment[]
  /** How tall its letters usually are, in pixels. */
  letterHeight: number
  letters: number
  /** Light letters on a dark ground. */
  light: boolean
}

const enoughDetail = 1800

/** How the page lies, from its letters. */
export function lieOf(gray: Gray): Lie {
  const factor = Math.ceil(Math.max(gray.width, gray.height) / enoughDetail)
  const small = shrink(gray, factor)
  const dark = lieWith(small, factor, false)
  if (mean(small.data) > 128) return dark
  const light = lieWith(small, factor, true)
  return light.alignments[0]!.score > 1.3 * dark.alignments[0]!.score ? light : dark
}

function lieWith(small: Gray, factor: number, light: boolean): Lie {
  const letters = lettersOf(binarize(small, { light }))
  const size = median(letters.map((letter) => sides(letter)[1]))
  return {
    alignments: alignments(letters, size),
    letterHeight: size * factor,
    letters: letters.length,
    light,
  }
}

function mean(data: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < data.length; at++) sum += data[at]!
  return sum / Math.max(1, data.length)
}
