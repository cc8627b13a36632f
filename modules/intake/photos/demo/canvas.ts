import { png } from "#src/files/sample.ts"

/** In pixels, from the upper left. */
export type Spot = readonly [x: number, y: number]
export type Colour = readonly [red: number, green: number, blue: number]
/** A colour, or one for each place, told in parts of the width and of the height. */
export type Paint = Colour | ((x: number, y: number) => Colour)

export type Canvas = ReturnType<typeof createCanvas>

/** What the pictures of the demo are painted on, as they come without files. */
export function createCanvas(width: number, height: number) {
  const row = width * 3 + 1
  const rows = new Uint8Array(row * height)

  function blend(x: number, y: number, colour: Colour, part: number) {
    const at = y * row + 1 + x * 3
    for (let n = 0; n < 3; n++) {
      const value = rows[at + n]! * (1 - part) + colour[n]! * part
      rows[at + n] = Math.max(0, Math.min(255, value))
    }
  }

  /** Each pixel in the box around these, as far as it is in the picture. */
  function around(spots: readonly Spot[], more: number, visit: (x: number, y: number) => void) {
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
    const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)))
    const [left, right] = [within(Math.min(...xs) - more, width), within(Math.max(...xs) + more, width)]
    const [top, foot] = [within(Math.min(...ys) - more, height), within(Math.max(...ys) + more, height)]
    for (let y = top; y < foot; y++) for (let x = left; x < right; x++) visit(x, y)
  }

  return {
    width,
    height,
    /** The surface between these, which are told in parts of the width and of the height. */
    fill(corners: readonly Spot[], paint: Paint) {
      const spots = corners.map(([x, y]): Spot => [x * width, y * height])
      around(spots, 1, (x, y) => {
        if (!isIn(spots, x + 0.5, y + 0.5)) return
        blend(x, y, typeof paint === "function" ? paint(x / width, y / height) : paint, 1)
      })
    },
    /** A line with round ends. */
    stroke(spots: readonly Spot[], thick: number, colour: Colour) {
      for (const [n, to] of spots.slice(1).entries()) {
        const from = spots[n]!
        around([from, to], thick, (x, y) => {
          const part = thick / 2 + 0.5 - distance(x + 0.5, y + 0.5, from, to)
          if (part > 0) blend(x, y, colour, Math.min(1, part))
        })
      }
    },
    png: () => png(width, height, rows),
  }
}

function isIn(spots: readonly Spot[], x: number, y: number): boolean {
  let inside = false
  for (const [n, [ax, ay]] of spots.entries()) {
    const [bx, by] = spots.at(n - 1)!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

function distance(x: number, y: number, [ax, ay]: Spot, [bx, by]: Spot): number {
  const [across, along] = [bx - ax, by - ay]
  const all = across ** 2 + along ** 2
  const part = all === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * across + (y - ay) * along) / all))
  return Math.hypot(x - ax - part * across, y - ay - part * along)
}
