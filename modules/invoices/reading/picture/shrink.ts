import type { Gray } from "#src/files/gray.ts"

/** The picture `factor` times smaller, each pixel the mean of a square. */
export function shrink({ width, height, data }: Gray, factor: number): Gray {
  if (factor === 1) return { width, height, data }
  const across = Math.floor(width / factor)
  const down = Math.floor(height / factor)
  const small = new Uint8Array(across * down)
  const sums = new Uint32Array(across)
  const area = factor * factor
  for (let y = 0; y < down; y++) {
    sums.fill(0)
    for (let row = y * factor; row < (y + 1) * factor; row++)
      for (let x = 0, at = row * width; x < across; x++)
        for (let i = 0; i < factor; i++, at++) sums[x]! += data[at]!
    for (let x = 0; x < across; x++) small[y * across + x] = sums[x]! / area
  }
  return { width: across, height: down, data: small }
}
