import { type ReactNode, useRef } from "react"
import { ZoomButtons } from "#ui/kit/ZoomButtons.tsx"
import { useViewport } from "#ui/lib/useViewport.ts"
import { perUnit } from "../../../../plan/frame.ts"
import type { Box } from "../../../../plan/geometry/polygon.ts"
import type { Underlay } from "../../../../plan/schema.ts"
import type { Editor } from "../useEditor.ts"
import { Drawing } from "./Drawing.tsx"
import { ScaleBar } from "./ScaleBar.tsx"

interface BoardProps {
  editor: Editor
  name: string
  /** What there is to see, in millimetres. */
  frame: Box
  /** What lies below the plan: an old drawing, as far as it was moved by now, and the floor below. */
  beneath?: (underlay: Underlay | undefined) => ReactNode
}

/** The floor plan, and how near one looks at it. */
export function Board({ editor, name, frame, beneath }: BoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const content = inUnits(frame)
  // So near that a metre fills a phone.
  const viewport = useViewport(board, content, Math.max(8, content.width / 50))
  return (
    <>
      <Drawing {...{ board, viewport, editor, name, beneath }} />
      <ScaleBar perPixel={perUnit / viewport.view.scale} />
      <div className="plan-zoom">
        <ZoomButtons viewport={viewport} />
      </div>
    </>
  )
}

const inUnits = ({ x, y, width, height }: Box): Box => ({
  ...{ x: x / perUnit, y: y / perUnit, width: width / perUnit, height: height / perUnit },
})
