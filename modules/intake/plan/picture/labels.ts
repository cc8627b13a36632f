import { formatQuantity } from "#src/shared/euro.ts"
import { filled } from "#src/shared/filled.ts"
import { squareMetres } from "../../rooms/measures.ts"
import { boxOn, placesIn } from "../geometry/places.ts"
import { areaOf, boxAround, holds } from "../geometry/polygon.ts"
import type { PlanRoom, Point } from "../schema.ts"
import { type Item, textWidth } from "./drawing.ts"
import { drawingWords as nl } from "./nl.ts"
import type { Taken } from "./taken.ts"

/** On paper, in millimetres. */
const nameLetters = 3.1
const areaLetters = 2.6
const lineHeight = 1.35
/** As large as they fit. */
const factors = [1, 0.8, 0.64, 0.5]

/** The name of a room with its area, where there is room for it, else as small as it gets in its middle. */
export function labelItems(room: PlanRoom, hasArea: boolean, scale: number, taken: Taken): Item[] {
  const box = boxAround(room.corners)!
  const near = taken.within(box)
  const places = placesIn(room.corners)
  const area = hasArea ? areaText(room) : nl.noArea
  for (const factor of factors)
    for (const lines of waysToWrite(room.name)) {
      const label = sized([...lines, area], factor * scale)
      const place = places.find((one) => fits(label, one, hasArea ? room : undefined, near))
      if (place) return written(label, place, taken)
    }
  const size = factors.at(-1)! * scale
  const letters = Math.max(3, Math.floor(box.width / textWidth("x", nameLetters * size)))
  const name = room.name.length > letters ? `${room.name.slice(0, letters - 1)}…` : room.name
  return written(sized([name, area], size), places[0]!, taken)
}

const areaText = ({ corners }: PlanRoom): string =>
  filled(nl.area, { area: formatQuantity(squareMetres(areaOf(corners)), 2) })

/** On one line, and on two parted at the space nearest to its middle. */
function waysToWrite(name: string): string[][] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const [at] = spaces.toSorted((one, other) => away(one) - away(other))
  return at === undefined ? [[name]] : [[name], [name.slice(0, at), name.slice(at + 1)]]

  function away(index: number) {
    return Math.abs(index - name.length / 2)
  }
}

interface Label {
  lines: { text: string; size: number; bold: boolean }[]
  width: number
  height: number
}

function sized(texts: string[], scale: number): Label {
  const lines = texts.map((text, index) => {
    const bold = index < texts.length - 1
    return { text, bold, size: (bold ? nameLetters : areaLetters) * scale }
  })
  return {
    lines,
    width: Math.max(...lines.map(({ text, size }) => textWidth(text, size))),
    height: lines.reduce((total, { size }) => total + size * lineHeight, 0),
  }
}

function fits(label: Label, place: Point, room: PlanRoom | undefined, taken: Taken): boolean {
  const figure = boxOn(place, label)
  return taken.isFree(figure) && (!room || figure.every((corner) => holds(room.corners, corner)))
}

function written(label: Label, place: Point, taken: Taken): Item[] {
  taken.take(boxOn(place, label))
  let top = place.y - label.height / 2
  return label.lines.map(({ text, size, bold }): Item => {
    const y = top + (size * lineHeight) / 2
    top += size * lineHeight
    return { kind: "text", layer: "texts", at: { x: place.x, y }, text, size, turn: 0, bold }
  })
}
