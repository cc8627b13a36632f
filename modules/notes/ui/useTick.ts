import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import type { Note } from "../schema.ts"
import { notesTouch } from "./hooks.ts"
import { tick, useTicked } from "./outgoing.ts"

/** How a task stands, and how it is ticked: at once, also without a connection, with the way back in the bar. */
export function useTick({ id, text, doneAt }: Pick<Note, "id" | "text" | "doneAt">) {
  const ticked = useTicked(id)
  return {
    done: ticked ?? doneAt !== null,
    async set(done: boolean) {
      const back = await tick({ id, done, text })
      if (!done) return
      offerUndo({
        said: t("notes.task.said", { text: text.slice(0, 60) }),
        back,
        refreshes: notesTouch,
        undone: t("notes.task.undone"),
        failed: t("notes.task.failed"),
      })
    },
  }
}
