import { type KeyboardEvent, useRef } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { ZoomButtons } from "#ui/kit/ZoomButtons.tsx"
import { useViewport } from "#ui/lib/useViewport.ts"
import { drawn, measureText, moved, placed, reachOf, type Size } from "../../drawing/geometry.ts"
import type { Point, Shape } from "../../drawing/shapes.ts"
import { ShapeView } from "./ShapeView.tsx"
import { type Drawing, middle, shapeOf } from "./useDrawing.ts"
import { useHand } from "./useHand.ts"

/** A hundredth of the picture, or of what is in sight of it; with Shift it is the end that goes. */
const step = 100
const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface BoardProps {
  src: string
  alt: string
  picture: Size
  drawing: Drawing
}

/** The photo with the shapes on it, drawn and moved by finger, pen, mouse or keys; two fingers look nearer. */
export function Board({ src, alt, picture, drawing }: BoardProps) {
  const { t } = useTranslation()
  const { chosen, tool, colour } = drawing
  const board = useRef<SVGSVGElement>(null)
  const viewport = useViewport(board, picture)
  const size = { ...picture, zoom: viewport.zoom }
  const { hand, ...held } = useHand({ size, placeOf: viewport.placeOf, drawing, add, focusOn })

  function focusOn(index: number) {
    board.current?.querySelectorAll<SVGElement>("[data-shape]")[index]?.focus()
  }
  /** What asks for words has the focus in their field. */
  function add(shape: Shape) {
    const at = drawing.shapes.length
    flushSync(() => drawing.add(shape))
    if (shape.kind === "arrow" || shape.kind === "circle") focusOn(at)
  }
  function onBoardKey(event: KeyboardEvent) {
    if (viewport.press(event)) return
    if (event.key !== "Enter" || event.target !== event.currentTarget || tool === "choose") return
    event.preventDefault()
    add(shapeOf(tool, colour, middle.from, middle.to))
  }
  function onShapeKey(event: KeyboardEvent, index: number) {
    const direction = directions[event.key]
    const shape = drawing.shapes[index]!
    if (direction) {
      const long = Math.round(step / viewport.zoom)
      const by = { x: direction.x * long, y: direction.y * long }
      event.preventDefault()
      const next = event.shiftKey && "to" in shape ? stretched(shape, by) : moved(shape, by)
      drawing.put(index, next, "move")
    }
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault()
      drawing.remove(index)
      board.current!.focus()
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset. */}
      <svg
        ref={board}
        className="drawing-board"
        viewBox={viewport.viewBox}
        style={{ "--pixel": 1 / viewport.view.scale } as object}
        role="group"
        aria-label={t("intake.drawing.board", { photo: alt })}
        aria-describedby="tekenen-toetsen"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: Enter draws in the middle of it.
        tabIndex={0}
        // What a press means is known when it is lifted: until then the focus stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        {...viewport.handlersOf(hand)}
        onKeyDown={onBoardKey}
      >
        <image href={src} width={picture.width} height={picture.height} preserveAspectRatio="none" />
        {held.shapes.map((shape, index) => (
          // biome-ignore lint/a11y/useSemanticElements: SVG has no button.
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a shape is known by its place, the later on top.
            key={index}
            data-shape
            role="button"
            aria-label={nameOf(shape)}
            tabIndex={0}
            onFocus={() => drawing.choose(index)}
            onKeyDown={(event) => onShapeKey(event, index)}
          >
            <ShapeView shape={shape} size={size} />
          </g>
        ))}
        {chosen !== undefined && !held.isDrawing && <Marks shape={held.shapes[chosen]!} size={size} />}
      </svg>
      <div className="drawing-zoom">
        <ZoomButtons viewport={viewport} />
      </div>
    </>
  )

  function nameOf(shape: Shape): string {
    const painted = t(`intake.drawing.colour.${shape.colour}`)
    const kind = t(`intake.drawing.tool.${shape.kind}`)
    if (shape.kind === "text") return `${kind}: ${shape.text}, ${painted}`
    if (shape.kind !== "measure" || shape.millimetres === null) return `${kind}, ${painted}`
    return `${kind} ${measureText(shape)}, ${painted}`
  }
}

/** Seen on a light photo by what is in it, on a dark one by its edge. */
const mark = {
  stroke: "#7ccbe2",
  strokeWidth: 3,
  vectorEffect: "non-scaling-stroke",
  pointerEvents: "none",
} as const

/** What is chosen: knobs to take its ends by; around words a box. */
function Marks({ shape, size }: { shape: Shape; size: Size }) {
  const radius = reachOf(size) * 0.45
  const { label } = drawn(shape, size)
  if (shape.kind === "text") {
    const half = (label!.text.length * label!.size * 0.56) / 2 + radius
    const { x, y, size: high } = label!
    return (
      <rect
        {...mark}
        fill="none"
        x={x - half}
        y={y - high * 0.75}
        width={half * 2}
        height={high * 1.5}
        rx={radius}
      />
    )
  }
  return [shape.from, shape.to].map((end, index) => {
    const { x, y } = placed(end, size)
    // biome-ignore lint/suspicious/noArrayIndexKey: its two ends.
    return <circle key={index} {...mark} fill="#0b5169" cx={x} cy={y} r={radius} />
  })
}

function stretched(shape: Extract<Shape, { to: Point }>, by: Point): Shape {
  const end = moved({ ...shape, from: shape.to }, by)
  return { ...shape, to: end.from }
}
