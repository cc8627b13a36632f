import type { Gray } from "#src/files/gray.ts"

/** What is much darker than its surroundings (1) and what is not (0); or much lighter, on a dark page. */
export interface Ink {
  width: number
  height: number
  data: Uint8Array
}

/**
 * Ink by comparing each pixel with the mean around it, from a table of sums (Bradley and Roth, "Adaptive
 * thresholding using the integral image", 2007). `light` looks for light letters on a dark ground.
 */
export function binarize(gray: Gray, { window = 0, contrast = 0.18, light = false } = {}): Ink {
  const { width, height, data } = gray
  const half = Math.max(4, Math.round((window || Math.max(width, height) / 40) / 2))
  const sums = sumTable(gray)
  const ink = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - half) * (width + 1)
    const bottom = Math.min(height, y + half + 1) * (width + 1)
    const rows = Math.min(height, y + half + 1) - Math.max(0, y - half)
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - half)
      const right = Math.min(width, x + half + 1)
      const sum = sums[bottom + right]! - sums[bottom + left]! - sums[top + right]! + sums[top + left]!
      const area = rows * (right - left)
      const value = data[y * width + x]!
      const dark = value * area < sum * (1 - contrast)
      const bright = (255 - value) * area < (255 * area - sum) * (1 - contrast)
      if (light ? bright : dark) ink[y * width + x] = 1
    }
  }
  return { width, height, data: ink }
}

/** At (x, y) the sum of all pixels above and left of it, one row and column wider than the picture. */
function sumTable({ width, height, data }: Gray): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x]!
      const at = (y + 1) * (width + 1) + x + 1
      sums[at] = sums[at - width - 1]! + row
    }
  }
  return sums
}
