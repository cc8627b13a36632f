import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Note } from "../schema.ts"
import { api } from "./api.ts"
import { notesTouch } from "./hooks.ts"

export const useRemove = ({ id }: Pick<Note, "id">) =>
  useAction(
    async () => {
      await api.remove(id)
      offerUndo({
        said: t("notes.remove.done"),
        back: () => api.restore(id),
        refreshes: notesTouch,
        undone: t("notes.remove.undone"),
        failed: t("notes.remove.failed"),
        takesFocus: true,
      })
      return true
    },
    { refreshes: notesTouch },
  )
