import { type ComponentProps, useState } from "react"
import type { Plan } from "../../plan/schema.ts"
import { useShots } from "../photos/shots.ts"
import { floorText } from "../rooms/floorText.ts"
import { Below } from "./editor/beneath/Beneath.tsx"
import { BeneathPanel } from "./editor/beneath/BeneathPanel.tsx"
import { OldDrawing } from "./editor/beneath/OldDrawing.tsx"
import { useOldDrawing } from "./editor/beneath/useOldDrawing.ts"
import PlanEditor from "./editor/PlanEditor.tsx"
import type { Floor } from "./floors.ts"

interface EditFloorProps
  extends Pick<ComponentProps<typeof PlanEditor>, "isDirty" | "onChange" | "save" | "onClose"> {
  project: number
  /** As it is drawn by now. */
  now: Plan
  below: Floor | undefined
}

/** Draws a floor over what lies beneath it: an old drawing, and the floor below. */
export function EditFloor({ project, now, below, ...editing }: EditFloorProps) {
  const [showsBelow, setShowsBelow] = useState(true)
  const [shows, setShows] = useState(true)
  const shots = useShots(project)
  const { src, state } = useOldDrawing(project, now.underlay?.photo, shots)
  return (
    <PlanEditor
      {...editing}
      start={now}
      more={(editor) => (
        <BeneathPanel
          {...{ editor, project, shots, state, shows, setShows, showsBelow, setShowsBelow }}
          below={below && floorText(below.level).toLowerCase()}
        />
      )}
      beneath={(underlay) => (
        <>
          {shows && src && underlay && <OldDrawing {...{ underlay, src }} />}
          {showsBelow && below?.plan && <Below plan={below.plan} />}
        </>
      )}
    />
  )
}
