import { t } from "#ui/lib/i18n.ts"
import { refresh } from "#ui/lib/swr.tsx"
import { isTooLate, offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Absence, AbsenceState } from "../schema.ts"
import { api } from "./api.ts"
import { absenceTouches } from "./hooks.ts"

/** Answers or withdraws, and offers the way back to how it stood. */
export const useAnswer = () => useAction(change, { refreshes: absenceTouches })

export interface Answered {
  leave: Absence
  state: AbsenceState
  answer?: string
  said: string
}

export async function change({
  leave: { id, state: before, version, answer: earlier },
  state,
  answer = "",
  said,
}: Answered) {
  try {
    await api.setState(id, { state, answer, version })
  } catch (error) {
    // Somebody was first: what is there now is shown with the refusal.
    if (isTooLate(error)) await refresh(...absenceTouches)
    throw error
  }
  offerUndo({
    said,
    back: () => api.setState(id, { state: before, answer: earlier, version: version + 1 }),
    refreshes: absenceTouches,
    undone: t("absence.undone"),
    failed: t("absence.undoFailed"),
  })
  return true
}
