import type { Gray } from "../gray.ts"

const white = 255

/** The picture turned clockwise, on a sheet just large enough; what it did not cover is white. */
export function turn(gray: Gray, degrees: number): Gray {
  const quarters = Math.round(degrees / 90)
  const rest = degrees - quarters * 90
  const square = quarterTurns(gray, ((quarters % 4) + 4) % 4)
  return Math.abs(rest) < 0.05 ? square : rotate(square, rest)
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
      const [row, column] = quarters === 1 ? [x, height - 1 - y] : [width - 1 - x, y]
      turned[row * height + column] = data[y * width + x]!
    }
  return { width: height, height: width, data: turned }
}

/** Each new pixel between the four old ones it came from. */
function rotate({ width, height, data }: Gray, degrees: number): Gray {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const across = Math.ceil(width * cos + height * Math.abs(sin))
  const down = Math.ceil(height * cos + width * Math.abs(sin))
  const turned = new Uint8Array(across * down).fill(white)
  for (let y = 0; y < down; y++) {
    const fromTop = y + 0.5 - down / 2
    let oldX = (0.5 - across / 2) * cos + fromTop * sin + width / 2 - 0.5
    let oldY = (across / 2 - 0.5) * sin + fromTop * cos + height / 2 - 0.5
    for (let x = 0; x < across; x++, oldX += cos, oldY -= sin) {
      const left = Math.floor(oldX)
      const top = Math.floor(oldY)
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
      const at = top * width + left
      const [fx, fy] = [oldX - left, oldY - top]
      const upper = data[at]! + (data[at + 1]! - data[at]!) * fx
      const lower = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * fx
      turned[y * across + x] = upper + (lower - upper) * fy + 0.5
    }
  }
  return { width: across, height: down, data: turned }
}
