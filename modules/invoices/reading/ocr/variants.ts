import PSM from "tesseract.js/src/constants/PSM.js"
import type { Parameters } from "./engine.ts"

/** A way to make a picture legible and to read it. */
export interface Variant {
  /** Divide by the brightness of the paper. */
  even: boolean
  /** How tall letters are made, in pixels. */
  letterHeight: number
  parameters: Parameters
}

const otsu = "0"
const sauvola = "2"

/**
 * Ways to read the same picture, most often right first: read again with the next when the arithmetic doesn't close.
 * Sparse text misses least on invoices, where few words stand in sentences; the others see other lines, columns and
 * digits, which is what makes reading again of use.
 */
export const variants: Variant[] = [
  { even: true, letterHeight: 20, parameters: layout(PSM.SPARSE_TEXT, otsu) },
  { even: false, letterHeight: 20, parameters: layout(PSM.AUTO, sauvola) },
  { even: true, letterHeight: 28, parameters: layout(PSM.SINGLE_BLOCK, otsu) },
]

function layout(segmentation: string, thresholding: string): Parameters {
  return { tessedit_pageseg_mode: segmentation, thresholding_method: thresholding, user_defined_dpi: "200" }
}
