import {
  DxfWriter,
  LWPolylineFlags,
  point2d,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
} from "@tarikjabiri/dxf"
import type { Drawing, Item, Layer } from "../picture/drawing.ts"
import type { Point } from "../schema.ts"

/** The layers, with their colours by the index of CAD programs. 'Spaces' are the floors of rooms, to take areas from. */
export const dxfLayers = {
  walls: "MUREN",
  sizes: "MATEN",
  spaces: "RUIMTES",
  openings: "OPENINGEN",
  texts: "TEKST",
}
const colours = { walls: 7, sizes: 8, spaces: 3, openings: 5, texts: 7 }

/** The drawing in real millimetres with y up, a file of one floor. Read as the release of 2007, whose text is UTF-8. */
export function dxfOf({ items }: Drawing): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  dxf.setVariable("$MEASUREMENT", { 70: 1 })
  dxf.setVariable("$LASTSAVEDBY", { 1: "Waterpas" })
  // The font of before Windows has no é, and no ².
  dxf.document.styleStandard.fontFileName = "arial.ttf"
  dxf.addLType("DASHED", "_ _ _", [100, -80])
  for (const [name, layer] of Object.entries(dxfLayers))
    dxf.addLayer(layer, colours[name as keyof typeof colours], "Continuous")
  for (const item of items) add(dxf, item)
  return dxf.stringify()
}

function add(dxf: DxfWriter, item: Item): void {
  switch (item.kind) {
    case "walls":
      for (const ring of item.rings) addRing(dxf, ring, dxfLayers.walls)
      return
    case "floor":
      addRing(dxf, item.corners, dxfLayers.spaces)
      return
    case "line": {
      const layerName = layerOf(item.layer)
      const options = { layerName, ...(item.pen === "dashed" ? { lineType: "DASHED" } : {}) }
      if (layerName) dxf.addLine(up(item.from), up(item.to), options)
      return
    }
    case "arc": {
      const { centre, from, to, clockwise } = item
      const layerName = layerOf(item.layer)
      // Arcs of a CAD program go counterclockwise.
      const [begin, end] = (clockwise ? [to, from] : [from, to]).map((place) => angleOf(centre, place))
      if (layerName) dxf.addArc(up(centre), distanceOf(centre, from), begin!, end!, { layerName })
      return
    }
    case "text": {
      const layerName = layerOf(item.layer)
      if (!layerName) return
      dxf.addText(up(item.at), item.size * capitals, plain(item.text), {
        ...{ layerName, rotation: -item.turn || 0, secondAlignmentPoint: up(item.at) },
        horizontalAlignment: TextHorizontalAlignment.Center,
        verticalAlignment: TextVerticalAlignment.Middle,
      })
    }
  }
}

function addRing(dxf: DxfWriter, ring: readonly Point[], layerName: string) {
  const vertices = ring.map(({ x, y }) => ({ point: point2d(exact(x), exact(-y)) }))
  dxf.addLWPolyline(vertices, { layerName, flags: LWPolylineFlags.Closed })
}

const layerOf = (layer: Layer): string | undefined => (layer === "ruler" ? undefined : dxfLayers[layer])

/** Heights of text are those of its capitals there. */
const capitals = 0.7

/**
 * On one line, with the signs that mean something else in a text of CAD: %%c is a diameter, ^J the end of a line and a
 * backslash begins the number of a letter.
 */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll("\\", "/")
    .replaceAll("^", "")
    .replace(/%%+/g, "%")

const up = ({ x, y }: Point) => point3d(exact(x), exact(-y))
/** To a hundredth of a millimetre, and never -0. */
const exact = (value: number) => Math.round(value * 100) / 100 || 0
const distanceOf = (one: Point, other: Point) => exact(Math.hypot(other.x - one.x, other.y - one.y))

/** In degrees counterclockwise from the right, y up. */
function angleOf(centre: Point, { x, y }: Point): number {
  const degrees = (Math.atan2(centre.y - y, x - centre.x) * 180) / Math.PI
  return exact((degrees + 360) % 360)
}
