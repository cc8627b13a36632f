import type { Gray } from "#src/files/gray.ts"

/** A dark corner is made at most so many times brighter: beyond that it is no shadow but a dark table. */
const mostGain = 4
const whiteEnough = 250

/**
 * The picture divided by the brightness of its paper, so that shadows and yellow paper become white. The paper is the
 * brightest sixth of each square of `cell` pixels.
 */
export function evenLight(gray: Gray, cell: number): Gray {
  const paper = smooth(smooth(brightest(gray, cell)))
  const floor = Math.max(...paper.data) / mostGain
  const { width, height, data } = gray
  const even = new Uint8Array(data.length)
  const columns = Array.from({ length: width }, (_, x) => between(x, cell, paper.width))
  for (let y = 0; y < height; y++) {
    const down = between(y, cell, paper.height)
    const upper = down.first * paper.width
    const lower = down.second * paper.width
    if (isWhite(paper, upper) && isWhite(paper, lower)) {
      even.set(data.subarray(y * width, (y + 1) * width), y * width)
      continue
    }
    for (let x = 0; x < width; x++) {
      const { first, second, part } = columns[x]!
      const above = paper.data[upper + first]! * (1 - part) + paper.data[upper + second]! * part
      const below = paper.data[lower + first]! * (1 - part) + paper.data[lower + second]! * part
      const white = Math.max(floor, above + (below - above) * down.part, 1)
      const value = (data[y * width + x]! * 255) / white
      even[y * width + x] = Math.min(value, 255)
    }
  }
  return { width, height, data: even }
}

/** Most of a clean page needs nothing. */
const isWhite = ({ width, data }: Gray, from: number) =>
  data.subarray(from, from + width).every((value) => value > whiteEnough)

function brightest({ width, height, data }: Gray, cell: number): Gray {
  const across = Math.max(1, Math.round(width / cell))
  const down = Math.max(1, Math.round(height / cell))
  const cells = new Uint8Array(across * down)
  const counts = new Uint32Array(256)
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      counts.fill(0)
      const right = column === across - 1 ? width : (column + 1) * cell
      const bottom = row === down - 1 ? height : (row + 1) * cell
      for (let y = row * cell; y < bottom; y += 2)
        for (let x = column * cell; x < right; x += 2) counts[data[y * width + x]!]!++
      cells[row * across + column] = upperSixth(counts)
    }
  return { width: across, height: down, data: cells }
}

function upperSixth(counts: Uint32Array): number {
  const all = counts.reduce((sum, count) => sum + count, 0)
  let value = 255
  for (let seen = counts[255]!; value > 0 && seen < all / 6; ) seen += counts[--value]!
  return value
}

/** The mean of each square and those around it. */
function smooth({ width, height, data }: Gray): Gray {
  const smoothed = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      let count = 0
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++, count++)
          sum += data[row * width + column]!
      smoothed[y * width + x] = sum / count
    }
  return { width, height, data: smoothed }
}

/** Between the middles of which two squares a pixel lies, and how far on from the first. */
function between(at: number, cell: number, count: number) {
  const place = Math.min(count - 1, Math.max(0, (at + 0.5) / cell - 0.5))
  const first = Math.floor(place)
  return { first, second: Math.min(count - 1, first + 1), part: place - first }
}
