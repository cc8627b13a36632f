import { Fragment } from "react"
import { useTranslation } from "react-i18next"
import { partsOf, type Size } from "../../drawing/geometry.ts"
import type { Point, Shape } from "../../drawing/shapes.ts"
import { horizonOf, type Plane } from "../../perspective/plane.ts"
import { ShapeView } from "../drawing/ShapeView.tsx"
import { resultOf } from "./results.ts"
import { shapesOf } from "./shapesOf.ts"
import type { Measuring } from "./useMeasuring.ts"
import type { Measure, Work } from "./work.ts"

interface OverlayProps {
  work: Work
  plane: Measuring["plane"]
  picture: Size
  zoom: number
}

/** What is known and what is measured, as it will stand on the photo; what isn't measured yet is a broken line. */
export function Overlay({ work, plane, picture, zoom }: OverlayProps) {
  const size = { ...picture, zoom }
  const known = typeof plane === "object" ? plane : undefined
  return (
    <>
      {known ? <KnownThing {...{ plane: known, picture, size }} /> : <Broken places={work.corners} />}
      {work.measures.map((measure, at) => {
        const shapes = known ? drawnOf(measure, known, picture) : []
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a measure is known by its place.
          <Fragment key={at}>
            {shapes.length === 0 && <Broken places={measure.taps} isClosed={measure.isWhole} />}
            <Shapes {...{ shapes, size }} />
          </Fragment>
        )
      })}
    </>
  )
}

const drawnOf = (measure: Measure, plane: Plane, picture: Size): Shape[] =>
  measure.isWhole ? shapesOf(measure, resultOf(plane, measure), plane, picture) : []

/** With its size along two sides, so that one sees which way up it is taken; and the horizon, beyond which nothing is. */
function KnownThing({ plane, picture, size }: { plane: Plane; picture: Size; size: Size }) {
  const { corners, known } = plane
  const [a, b, c] = corners
  const horizon = horizonOf(plane, picture)
  const side = (from: Point, to: Point, millimetres: number): Shape => {
    const ends = { from: partsOf(from, picture), to: partsOf(to, picture) }
    return { kind: "measure", colour: "blue", ...ends, millimetres }
  }
  return (
    <>
      {horizon && <Horizon {...{ ends: horizon, size }} />}
      <Broken places={corners} isClosed />
      <Shapes shapes={[side(a, b, known.width), side(b, c, known.height)]} size={size} />
    </>
  )
}

function Horizon({ ends, size }: { ends: readonly [Point, Point]; size: Size }) {
  const { t } = useTranslation()
  const [from, to] = ends
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const words: Shape = {
    kind: "text",
    colour: "red",
    from: partsOf(middle, size),
    text: t("intake.perspective.horizon"),
  }
  return (
    <>
      <Broken places={ends} />
      <Shapes shapes={[words]} size={size} />
    </>
  )
}

const Shapes = ({ shapes, size }: { shapes: readonly Shape[]; size: Size }) =>
  shapes.map((shape, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they follow from the points.
    <ShapeView key={at} {...{ shape, size }} />
  ))

function Broken({ places, isClosed = false }: { places: readonly Point[]; isClosed?: boolean }) {
  const d = `M${places.map(({ x, y }) => `${x} ${y}`).join("L")}${isClosed ? "Z" : ""}`
  return (
    places.length > 1 && (
      <>
        <path className="perspective-edge" d={d} />
        <path className="perspective-broken" d={d} />
      </>
    )
  )
}
