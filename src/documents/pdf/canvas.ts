import { paper } from "../page.ts"
import type { FaceUse } from "./type.ts"
import type { Line } from "./wrap.ts"

/** What is drawn on one page. Positions are in points from the left and the top. */
export interface Canvas {
  line: (line: Line, x: number, y: number) => void
  fill: (x: number, y: number, width: number, height: number, color: string) => void
  /** Boxes measured in squares of `unit` points, as one shape: no light shows between those that touch. */
  mosaic: (boxes: readonly Box[], from: { x: number; y: number; unit: number }, color: string) => void
  /** A line over the page at height `y`. */
  rule: (x: number, y: number, width: number, thickness: number, color: string) => void
  /** An empty square to tick. */
  square: (x: number, y: number, size: number, color: string) => void
  /** Rings as one shape: what lies in one that turns the other way stays open. */
  shape: (rings: readonly (readonly Place[])[], look: ShapeLook) => void
  /** `way`: a line through these places. `dash`: lengths of what is drawn and left out, in turn. */
  way: (places: readonly Place[], look: WayLook) => void
  /** At most half a circle, the shorter way round. */
  arc: (centre: Place, from: Place, to: Place, look: WayLook) => void
  /** What is drawn in it is turned around a place, in degrees clockwise. */
  turned: (degrees: number, around: Place, draw: () => void) => void
  picture: (picture: Picture, x: number, y: number, width: number, height: number) => void
  /** The drawing in the language of PDF, and the faces and pictures it names. */
  content: () => string
  faces: Set<FaceUse>
  pictures: Map<Picture, string>
}

export interface Picture {
  bytes: Uint8Array
  kind: "png" | "jpg"
}

export interface Place {
  x: number
  y: number
}

interface ShapeLook {
  fill?: string
  stroke?: { width: number; color: string }
}

interface WayLook {
  width: number
  color: string
  dash?: readonly number[]
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function createCanvas(height = paper.height): Canvas {
  const operators: string[] = []
  const faces = new Set<FaceUse>()
  const pictures = new Map<Picture, string>()
  const up = (y: number) => tidy(height - y)
  const at = ({ x, y }: Place) => `${tidy(x)} ${up(y)}`
  const through = (places: readonly Place[]) =>
    places.map((place, index) => `${at(place)} ${index === 0 ? "m" : "l"}`).join(" ")
  const draw = (way: string, { width, color, dash = [] }: WayLook) =>
    operators.push(`q ${rgb(color)} RG ${tidy(width)} w 1 J [${dash.map(tidy).join(" ")}] 0 d ${way} S Q`)

  return {
    ...{ faces, pictures },
    line({ pieces, look }, x, y) {
      const first = pieces[0]
      if (!first) return
      const { ascent, descent } = first.letters.face.face
      const inner = ((ascent - descent) / 1000) * look.size
      const baseline = y + (look.leading - inner) / 2 + (ascent / 1000) * look.size
      const shown = pieces.map(({ letters, x: from }) => {
        faces.add(letters.face)
        const at = `1 0 0 1 ${tidy(x + from)} ${up(baseline)} Tm`
        return `/${letters.face.key} ${look.size} Tf ${at} <${letters.codes.map(hex).join("")}> Tj`
      })
      operators.push(`BT ${rgb(look.color)} rg ${shown.join(" ")} ET`)
    },
    fill(x, y, width, height, color) {
      operators.push(`${rgb(color)} rg ${tidy(x)} ${up(y + height)} ${tidy(width)} ${tidy(height)} re f`)
    },
    mosaic(boxes, { x, y, unit }, color) {
      const shape = boxes.map((box) => `${box.x} ${box.y} ${box.width} ${box.height} re`).join(" ")
      operators.push(`q ${rgb(color)} rg ${unit} 0 0 ${-unit} ${tidy(x)} ${up(y)} cm ${shape} f Q`)
    },
    rule(x, y, width, thickness, color) {
      operators.push(`${rgb(color)} RG ${thickness} w ${tidy(x)} ${up(y)} m ${tidy(x + width)} ${up(y)} l S`)
    },
    square(x, y, size, color) {
      operators.push(`${rgb(color)} RG 0.8 w ${tidy(x)} ${up(y + size)} ${size} ${size} re S`)
    },
    shape(rings, { fill, stroke }) {
      const way = rings.map((ring) => `${through(ring)} h`).join(" ")
      if (stroke) operators.push(`${rgb(stroke.color)} RG ${tidy(stroke.width)} w ${way} S`)
      if (fill) operators.push(`${rgb(fill)} rg ${way} f`)
    },
    way: (places, look) => draw(through(places), look),
    arc(centre, from, to, look) {
      const [a, b] = [minus(from, centre), minus(to, centre)]
      const turn = Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)
      // How far along its tangents the two places lie that steer a curve to follow a circle.
      const reach = (4 / 3) * Math.tan(turn / 4)
      const first = { x: from.x - a.y * reach, y: from.y + a.x * reach }
      const second = { x: to.x + b.y * reach, y: to.y - b.x * reach }
      draw(`${at(from)} m ${at(first)} ${at(second)} ${at(to)} c`, look)
    },
    turned(degrees, around, inner) {
      const angle = (-degrees * Math.PI) / 180
      const [c, s] = [Math.cos(angle), Math.sin(angle)].map((part) => Math.round(part * 1e5) / 1e5 || 0) as [
        number,
        number,
      ]
      const [x, y] = [around.x, height - around.y]
      operators.push(`q ${c} ${s} ${-s || 0} ${c} ${tidy(x - c * x + s * y)} ${tidy(y - s * x - c * y)} cm`)
      inner()
      operators.push("Q")
    },
    picture(picture, x, y, width, height) {
      const key = pictures.get(picture) ?? `Picture${pictures.size}`
      pictures.set(picture, key)
      operators.push(`q ${tidy(width)} 0 0 ${tidy(height)} ${tidy(x)} ${up(y + height)} cm /${key} Do Q`)
    },
    content: () => operators.join("\n"),
  }
}

const minus = (one: Place, other: Place): Place => ({ x: one.x - other.x, y: one.y - other.y })
const tidy = (value: number): number => Math.round(value * 100) / 100
const hex = (code: number): string => code.toString(16).padStart(4, "0")

/** 'DCEEF3' as three fractions. */
const rgb = (color: string): string =>
  [0, 2, 4].map((at) => tidy(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(" ")
