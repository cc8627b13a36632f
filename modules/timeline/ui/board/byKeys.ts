import type { KeyboardEvent } from "react"
import type { Named, TimelineProject } from "../../schema.ts"
import type { Moving } from "./useMoving.ts"

/**
 * Arrows move work: to the side by a day, with Shift by a week, with Alt its end alone; up and down to another person.
 * Enter saves, with Alt without what goes along; Esc puts it back. Planned work is taken up by its first arrow, other
 * work by Enter or the space bar.
 */
export function byKeys(
  event: KeyboardEvent,
  { taken, takeUp, step, stepRow, save, giveUp }: Moving,
  project: TimelineProject,
  row: Named | null,
) {
  // Held down, a key that takes work up would save it too.
  if (event.repeat && (event.key === "Enter" || event.key === " ")) return event.preventDefault()
  const held = taken?.project.id === project.id
  const take = (only: "start" | "end") => held || takeUp(project, row, only, "keys")
  const isNew = project.startDate === null
  const side = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0
  const line = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0
  if (isNew && !held) {
    if (event.key !== "Enter" && event.key !== " ") return
    take("start")
  } else if (side !== 0) {
    take(event.altKey && project.endDate ? "end" : "start")
    step(side, event.shiftKey ? "week" : "day")
  } else if (line !== 0 && (held || row)) {
    take("start")
    stepRow(line)
  } else if (held && (event.key === "Enter" || (isNew && event.key === " "))) void save(event.altKey)
  else if (held && event.key === "Escape") giveUp()
  else return
  event.preventDefault()
  event.stopPropagation()
}
