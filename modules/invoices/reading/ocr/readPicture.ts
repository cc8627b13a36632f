import type { Gray } from "../gray.ts"
import type { Word } from "../page.ts"
import { recognize } from "./engine.ts"
import { wordsOf } from "./words.ts"

/** Ways to read the same picture, most often right first: read again with the next when the arithmetic doesn't close. */
const variants = [
  { tessedit_pageseg_mode: "3", thresholding_method: "2" },
  { tessedit_pageseg_mode: "6", thresholding_method: "0" },
  { tessedit_pageseg_mode: "11", thresholding_method: "2" },
]
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

/** Turns the picture upright, makes it legible and reads it. `variant` counts from 0. */
export async function readPicture(gray: Gray, { variant = 0 } = {}): Promise<PictureReading> {
  const words = wordsOf(await recognize(netpbm(gray), variants[variant % variants.length]!), gray)
  return { words, width: gray.width, height: gray.height, turned: 0 }
}

const netpbm = ({ width, height, data }: Gray) =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])
