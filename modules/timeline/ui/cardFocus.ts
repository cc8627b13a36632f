import type { Day } from "#src/shared/days.ts"

/** Marks a card, so that the focus can follow a project to its new day. */
export const cardMark = (projectId: number, day: Day | undefined) => ({
  "data-card": `${projectId} ${day ?? ""}`,
})

/** The control that takes a card up, and the way back after a change. */
export const moveTarget = { "data-move-target": "" }
export const undoTarget = { "data-undo-target": "" }

/** False when the project has no card on that day. */
export function focusCard(projectId: number, day: Day | undefined): boolean {
  const card = document.querySelector(`[data-card="${projectId} ${day ?? ""}"]`)
  return focusOn(card?.querySelector<HTMLElement>("[data-move-target]"))
}
export const focusUndo = () => focusOn(document.querySelector<HTMLElement>("[data-undo-target]"))

function focusOn(target: HTMLElement | null | undefined): boolean {
  target?.focus()
  return target === document.activeElement
}
