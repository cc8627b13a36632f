import type { Gray } from "#src/files/gray.ts"
import { shrink } from "./shrink.ts"

const white = 255

/**
 * The picture turned clockwise and made `scale` times as large, on a sheet just large enough; what it did not cover is
 * white.
 */
export function turn(gray: Gray, degrees: number, scale = 1): Gray {
  const quarters = Math.round(degrees / 90)
  const rest = degrees - quarters * 90
  const square = quarterTurns(gray, ((quarters % 4) + 4) % 4)
  // Each new pixel looks at four old ones only: what becomes less than half as large is averaged first.
  const factor = Math.max(1, Math.floor(1 / scale))
  return Math.abs(rest) < 0.05 && scale * factor === 1
    ? shrink(square, factor)
    : resample(shrink(square, factor), rest, scale * factor)
}

function quarterTurns({ width, height, data }: Gray, quarters: number): Gray {
  if (quarters === 0) return { width, height, data }
  const turned = new Uint8Array(data.length)
  if (quarters === 2) {
    for (let at = 0, last = data.length - 1; at <= last; at++) turned[last - at] = data[at]!
    return { width, height, data: turned }
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = quarters === 1 ? x * height + height - 1 - y : (width - 1 - x) * height + y
      turned[place] = data[y * width + x]!
    }
  return { width: height, height: width, data: turned }
}

/** Each new pixel between the four old ones it came from. */
function resample({ width, height, data }: Gray, degrees: number, scale: number): Gray {
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle) / scale
  const sin = Math.sin(angle) / scale
  const across = Math.ceil((width * cos + height * Math.abs(sin)) * scale * scale)
  const down = Math.ceil((height * cos + width * Math.abs(sin)) * scale * scale)
  const turned = new Uint8Array(across * down).fill(white)
  for (let y = 0; y < down; y++) {
    const fromLeft = 0.5 - across / 2
    const fromTop = y + 0.5 - down / 2
    let oldX = fromLeft * cos + fromTop * sin + width / 2 - 0.5
    let oldY = fromTop * cos - fromLeft * sin + height / 2 - 0.5
    for (let x = 0; x < across; x++, oldX += cos, oldY -= sin) {
      if (oldX < -0.5 || oldY < -0.5 || oldX > width - 0.5 || oldY > height - 0.5) continue
      const left = oldX < 0 ? 0 : oldX > width - 2 ? width - 2 : oldX | 0
      const top = oldY < 0 ? 0 : oldY > height - 2 ? height - 2 : oldY | 0
      const at = top * width + left
      const fx = oldX < left ? 0 : Math.min(1, oldX - left)
      const fy = oldY < top ? 0 : Math.min(1, oldY - top)
      const upper = data[at]! + (data[at + 1]! - data[at]!) * fx
      const lower = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * fx
      turned[y * across + x] = upper + (lower - upper) * fy + 0.5
    }
  }
  return { width: across, height: down, data: turned }
}
