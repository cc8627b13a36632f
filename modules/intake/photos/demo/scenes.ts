import { bathroomPlan } from "../../plan/sample.ts"
import { type Canvas, type Colour, createCanvas, type Spot } from "./canvas.ts"
import { written } from "./letters.ts"
import { box, ground, line, lit, mixed, smooth, spots, tiles } from "./surfaces.ts"

/** What somebody sees in a house of 1978, as he walks through it with the demo's phone. */
export const scenes = { stairs, bathroom, shower, floor, meters, sketch }

/** Small, so that the demo begins within seconds. */
export function scene(name: keyof typeof scenes): Canvas {
  const canvas = createCanvas(640, 480)
  scenes[name](canvas)
  return canvas
}

/** Up between two walls, each step a little smaller and darker. */
function stairs(canvas: Canvas) {
  canvas.fill(whole, smooth([222, 214, 198], 0.95))
  canvas.fill(spots("0,0 0.4,0 0.425,0.235 0.2,1 0,1"), smooth([214, 205, 188], 0.86))
  canvas.fill(spots("1,0 0.6,0 0.575,0.235 0.8,1 1,1"), smooth([214, 205, 188], 0.76))
  canvas.fill(box(0.44, 0.03, 0.56, 0.235), smooth([120, 132, 140], 0.7))
  for (let step = 0; step < 9; step++) {
    const [low, edge, high] = [1 - step * 0.085, 0.945 - step * 0.085, 0.915 - step * 0.085]
    const [left, right] = [0.2 + step * 0.025, 0.8 - step * 0.025]
    const tread = spots(`${left},${edge} ${right},${edge} ${right - 0.025},${high} ${left + 0.025},${high}`)
    canvas.fill(box(left, edge, right, low), smooth([150, 112, 74], 0.86 - step * 0.05))
    canvas.fill(tread, (x, y) => lit([190, 148, 102], 1 - step * 0.05 + 0.04 * Math.sin(x * 90), x, y))
  }
  line(canvas, spots("0.07,0.74 0.37,0.08"), 0.011, [96, 66, 40])
  line(canvas, spots("0.93,0.74 0.63,0.08"), 0.011, [96, 66, 40])
}

/** A bath under a window, tiled all around. */
function bathroom(canvas: Canvas) {
  canvas.fill(whole, smooth([228, 226, 218], 0.9))
  canvas.fill(box(0.14, 0.04, 0.86, 0.66), tiles([214, 208, 190], 15, 9))
  canvas.fill(spots("0,0 0.14,0.04 0.14,0.66 0,0.9"), beside(0.14, [198, 190, 170]))
  canvas.fill(spots("1,0 0.86,0.04 0.86,0.66 1,0.9"), beside(0.86, [186, 178, 158]))
  canvas.fill(spots("0,0.9 0.14,0.66 0.86,0.66 1,0.9 1,1 0,1"), ground([120, 104, 88]))
  // The window, the bath with its tap, the mirror and the basin.
  canvas.fill(box(0.53, 0.1, 0.78, 0.34), [238, 236, 230])
  canvas.fill(box(0.55, 0.125, 0.65, 0.315), smooth([196, 218, 236], 1.05))
  canvas.fill(box(0.66, 0.125, 0.76, 0.315), smooth([196, 218, 236], 1.05))
  canvas.fill(box(0.42, 0.52, 0.86, 0.78), (x, y) => lit([240, 240, 236], 1.24 - y * 0.5, x, y))
  canvas.fill(spots("0.42,0.52 0.47,0.49 0.86,0.49 0.86,0.52"), [250, 250, 248])
  canvas.fill(spots("0.45,0.515 0.49,0.497 0.84,0.497 0.84,0.515"), [196, 198, 198])
  line(canvas, spots("0.8,0.49 0.8,0.43 0.76,0.43"), 0.009, [150, 154, 158])
  canvas.fill(box(0.2, 0.16, 0.33, 0.36), (x, y) => lit([176, 190, 196], 1 + (x - y) * 0.25, x, y))
  canvas.fill(box(0.18, 0.47, 0.35, 0.54), (x, y) => lit([242, 242, 238], 1.7 - y * 1.5, x, y))
  canvas.fill(spots("0.24,0.54 0.29,0.54 0.28,0.7 0.25,0.7"), [206, 206, 202])
}

/** The tiles of a wall at the side, seen from its edge at `x`. */
const beside = (edge: number, colour: readonly [number, number, number]) => (x: number, y: number) =>
  tiles(colour, 22, 9)(x, y - Math.abs(edge - x) * 0.9 * (y - 0.35))

/** A corner of the shower from near by: a joint that let go, and damp around it. */
function shower(canvas: Canvas) {
  const dry = tiles([206, 214, 210], 6, 5)
  canvas.fill(whole, (x, y) =>
    mixed(dry(x, y), [92, 84, 62], 0.55 * Math.exp(-((x - 0.42) ** 2 * 22 + (y - 0.66) ** 2 * 12))),
  )
  canvas.fill(box(0, 0.9, 1, 1), ground([150, 150, 146]))
  line(canvas, looseJoint, 0.008, [44, 38, 30])
  line(canvas, spots("0.82,0 0.82,0.5"), 0.018, [170, 174, 178])
  line(canvas, spots("0.82,0.5 0.74,0.5"), 0.033, [186, 190, 194])
}
const looseJoint = spots(
  "0.17,0.604 0.25,0.606 0.34,0.603 0.42,0.607 0.505,0.603 0.501,0.7 0.5,0.802 0.58,0.808 0.66,0.801",
)

/** Where tiles came off lies sheet from before 1994. */
function floor(canvas: Canvas) {
  canvas.fill(whole, ground([156, 132, 110]))
  canvas.fill(hole, (x, y) => {
    const brown = Math.floor(x * 26) % 2 === Math.floor(y * 20) % 2
    return lit(brown ? [148, 116, 78] : [126, 138, 104], 0.9, x, y)
  })
  line(canvas, [...hole, hole[0]!], 0.005, [70, 60, 50])
  for (const piece of ["0.2,0.86 0.25,0.84 0.27,0.89 0.21,0.9", "0.78,0.9 0.83,0.88 0.85,0.93 0.79,0.94"])
    canvas.fill(spots(piece), [176, 150, 126])
}
const hole = spots("0.34,0.42 0.52,0.36 0.7,0.44 0.74,0.66 0.56,0.78 0.32,0.68")

/** A cupboard with two rows of groups, the last two of them free. */
function meters(canvas: Canvas) {
  canvas.fill(whole, (x, y) => lit([196, 174, 140], 0.92 + 0.03 * Math.sin(x * 60), x, y))
  canvas.fill(box(0.22, 0.12, 0.8, 0.66), [236, 236, 232])
  for (const [row, taken] of [6, 4].entries())
    for (let group = 0; group < 6; group++) {
      const [x, y] = [0.27 + group * 0.082, 0.18 + row * 0.24]
      canvas.fill(box(x, y, x + 0.066, y + 0.17), group < taken ? [206, 208, 210] : [170, 172, 174])
      const handle = box(x + 0.02, y + 0.05, x + 0.046, y + 0.11)
      if (group < taken) canvas.fill(handle, group === 0 ? [52, 96, 176] : [40, 42, 46])
    }
  for (const x of [0.34, 0.44, 0.62, 0.7])
    line(canvas, spots(`${x},0.66 ${x},${x < 0.5 ? 0.74 : 1}`), 0.015, [130, 132, 134])
  canvas.fill(box(0.3, 0.74, 0.56, 0.94), [60, 64, 68])
  canvas.fill(box(0.34, 0.78, 0.52, 0.84), [178, 196, 170])
}

/** Pixels: of a metre of the plan that the sketch is of, and where that begins. */
const drawnAt = { scale: 120, left: 98, top: 110 }

/** What somebody drew of the bathroom and the landing when the house was built, on paper that turned yellow. */
function sketch(canvas: Canvas) {
  const { scale, left, top } = drawnAt
  const ink: Colour = [78, 74, 92]
  const at = (x: number, y: number): Spot => [left + (x / 1000) * scale, top + (y / 1000) * scale]
  canvas.fill(whole, (x, y) => lit([240, 230, 204], 1.04 - 0.1 * Math.hypot(x - 0.4, y - 0.4), x, y))
  for (const { corners } of bathroomPlan().rooms)
    canvas.stroke(
      [...corners, corners[0]!].map(({ x, y }) => at(x, y)),
      5,
      ink,
    )
  for (const [from, to, text, beside] of [
    [at(0, -400), at(2400, -400), "2400", [0, -16]],
    [at(-500, 0), at(-500, 2250), "2250", [30, 0]],
  ] as const) {
    const middle: Spot = [(from[0] + to[0]) / 2 + beside[0], (from[1] + to[1]) / 2 + beside[1]]
    const lines = [[from, to], tick(from), tick(to), ...written(text, middle, 16)]
    for (const along of lines) canvas.stroke(along, 2, ink)
  }
}

/** Across the end of a line of sizes. */
const tick = ([x, y]: Spot): Spot[] => [
  [x - 6, y + 6],
  [x + 6, y - 6],
]

const whole: Spot[] = box(0, 0, 1, 1)
