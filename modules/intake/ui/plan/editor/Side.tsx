import { type ReactNode, useEffect, useRef } from "react"
import { roomOf } from "../../../plan/drag.ts"
import { CornerPanel } from "./panel/CornerPanel.tsx"
import { DrawingPanel } from "./panel/DrawingPanel.tsx"
import { LayingPanel } from "./panel/LayingPanel.tsx"
import { OpeningPanel } from "./panel/OpeningPanel.tsx"
import { Overview } from "./panel/Overview.tsx"
import { Problems } from "./panel/Problems.tsx"
import { RoomPanel } from "./panel/RoomPanel.tsx"
import { Walk } from "./panel/Walk.tsx"
import { WallPanel } from "./panel/WallPanel.tsx"
import type { Editor } from "./useEditor.ts"

/** Beside the canvas, on a phone below it: what is chosen, in words and numbers. */
export function Side({ editor, children }: { editor: Editor; children?: ReactNode }) {
  const side = useRef<HTMLDivElement>(null)
  const { kind } = editor.laying
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel begins at its head.
  useEffect(() => {
    side.current!.scrollTop = 0
  }, [kind])
  return (
    <div ref={side} className="plan-side stack">
      <Problems editor={editor} />
      <Panel editor={editor}>{children}</Panel>
    </div>
  )
}

function Panel({ editor, children }: { editor: Editor; children?: ReactNode }) {
  const { plan, chosen, walk, drawing, laying } = editor
  if (laying.kind && plan.underlay) return <LayingPanel editor={editor} underlay={plan.underlay} />
  const measured = walk && roomOf(plan, walk)
  if (measured) return <Walk editor={editor} room={measured} wall={walk.wall} />
  if (drawing !== undefined)
    return (
      <DrawingPanel editor={editor} room={drawing}>
        {children}
      </DrawingPanel>
    )
  const room = chosen && roomOf(plan, chosen)
  if (!room) return <Overview editor={editor}>{children}</Overview>
  switch (chosen.kind) {
    case "room":
      return <RoomPanel key={room.id} {...{ editor, room }} />
    case "corner":
      return <CornerPanel key={chosen.corner} {...{ editor, room }} corner={chosen.corner} />
    case "wall":
      return <WallPanel key={chosen.wall} {...{ editor, room }} wall={chosen.wall} />
    case "opening":
      return <OpeningPanel key={chosen.opening} {...{ editor, room }} target={chosen} />
  }
}
