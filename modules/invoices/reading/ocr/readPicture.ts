import type { Gray } from "#src/files/gray.ts"
import { collect } from "../collect.ts"
import type { Word } from "../page.ts"
import type { Alignment } from "../picture/alignment.ts"
import { legible } from "../picture/legible.ts"
import { type Lie, lieOf } from "../picture/upright.ts"
import { recognize } from "./engine.ts"
import { variants } from "./variants.ts"
import { inReadingOrder, readPart, wordsOf } from "./words.ts"

export const variantCount = variants.length

export interface PictureReading {
  /** In reading order; boxes are parts of the upright picture. */
  words: Word[]
  /** Of the upright picture. */
  width: number
  height: number
  /** By how many degrees clockwise the picture was turned. */
  turned: number
}

/** With less of its letters read, a page may lie another way than it seemed. */
const doubtful = 0.4

/** Turns the picture upright, makes it legible and reads it. `variant` counts from 0, to `variantCount`. */
export async function readPicture(gray: Gray, { variant = 0 } = {}): Promise<PictureReading> {
  const lie = lieOf(gray)
  const [likeliest, ...others] = lie.alignments
  let best = await readAs(likeliest!, gray, lie, variant)
  for (const other of others.filter(({ score }) => score > 0.4 * likeliest!.score)) {
    if (best.part > doubtful) break
    const another = await readAs(other, gray, lie, variant)
    if (another.part > best.part) best = another
  }
  const { part: _, ...reading } = best
  return reading
}

async function readAs(
  { quarters, slope }: Alignment,
  gray: Gray,
  lie: Lie,
  variant: number,
): Promise<PictureReading & { part: number }> {
  const { even, letterHeight, parameters } = variants[variant % variants.length]!
  const turned = quarters * 90 - slope
  const page = legible(gray, lie, { turned, letterHeight, even })
  await collect()
  const found = wordsOf(await recognize(netpbm(page), parameters), page)
  const words = inReadingOrder(found)
  return { words, width: page.width, height: page.height, turned, part: readPart(words, lie.letters) }
}

const netpbm = ({ width, height, data }: Gray) =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])
