import type { Day } from "#src/shared/days.ts"

/** Marks a card, so that the focus can follow a project to its new day. */
export const cardMark = (projectId: number, day: Day | undefined) => ({
  "data-card": `${projectId} ${day ?? ""}`,
})

/** The control that takes a card up. */
export const moveTarget = { "data-move-target": "" }

/** False when the project has no card on that day. */
export function focusCard(projectId: number, day: Day | undefined): boolean {
  const card = document.querySelector(`[data-card="${projectId} ${day ?? ""}"]`)
  const target = card?.querySelector<HTMLElement>("[data-move-target]")
  target?.focus()
  return target === document.activeElement
}
