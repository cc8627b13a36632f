import { type KeyboardEvent, useRef } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { drawn, moved, placed, reachOf, type Size } from "../../drawing/geometry.ts"
import { lengthText } from "../../drawing/lengths.ts"
import type { Point, Shape } from "../../drawing/shapes.ts"
import { ShapeView } from "./ShapeView.tsx"
import { type Drawing, middle, shapeOf } from "./useDrawing.ts"
import { useHand } from "./useHand.ts"

/** A hundredth of the picture; with Shift it is the end that goes. */
const step = 100
const directions: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

interface BoardProps {
  src: string
  alt: string
  size: Size
  drawing: Drawing
}

/** The photo with the shapes on it, drawn and moved by finger, pen, mouse or keys. */
export function Board({ src, alt, size, drawing }: BoardProps) {
  const { t } = useTranslation()
  const { chosen, tool, colour } = drawing
  const board = useRef<SVGSVGElement>(null)
  const hand = useHand(board, size, drawing, { add, focusOn })

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
    if (event.key !== "Enter" || event.target !== event.currentTarget || tool === "choose") return
    event.preventDefault()
    add(shapeOf(tool, colour, middle.from, middle.to))
  }
  function onShapeKey(event: KeyboardEvent, index: number) {
    const by = directions[event.key]
    const shape = drawing.shapes[index]!
    if (by) {
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
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset.
    <svg
      ref={board}
      className="drawing-board"
      viewBox={`0 0 ${size.width} ${size.height}`}
      style={{ "--wide": size.width, "--high": size.height } as object}
      role="group"
      aria-label={t("intake.drawing.board", { photo: alt })}
      aria-describedby="tekenen-toetsen"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Enter draws in the middle of it.
      tabIndex={0}
      // What a press means is known when it is lifted: until then the focus stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      {...hand.handlers}
      onKeyDown={onBoardKey}
    >
      <image href={src} width={size.width} height={size.height} preserveAspectRatio="none" />
      {hand.shapes.map((shape, index) => (
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
      {chosen !== undefined && !hand.isDrawing && <Marks shape={hand.shapes[chosen]!} size={size} />}
    </svg>
  )

  function nameOf(shape: Shape): string {
    const painted = t(`intake.drawing.colour.${shape.colour}`)
    const kind = t(`intake.drawing.tool.${shape.kind}`)
    if (shape.kind === "text") return `${kind}: ${shape.text}, ${painted}`
    if (shape.kind !== "measure" || shape.millimetres === null) return `${kind}, ${painted}`
    return `${kind} ${lengthText(shape.millimetres)}, ${painted}`
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
