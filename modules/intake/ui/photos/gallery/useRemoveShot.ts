import { api as files } from "#modules/projects/ui/files/api.ts"
import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { shotKind } from "../items.ts"
import { filesPath, photosPath } from "../paths.ts"
import type { Shot } from "../shots.ts"

/** Takes a photo away, with the way back; also one that is still on its way. */
export function useRemoveShot(project: number, onGone: () => void) {
  const refreshes = [photosPath(project), filesPath(project)]
  return useAction(
    async ({ title, photo, outgoing, drawing }: Shot) => {
      const way = {
        said: t("intake.photos.removed", { title }),
        refreshes,
        failed: t("intake.photos.failed"),
      }
      onGone()
      if (drawing) await outbox.remove([drawing.key])
      if (photo) {
        await files.remove(project, photo.id)
        offerUndo({ ...way, back: () => files.restore(project, photo.id) })
      } else if (outgoing) {
        await outbox.remove([outgoing.key])
        offerUndo({ ...way, back: () => outbox.add(shotKind, outgoing.payload, newKey()) })
      }
    },
    { refreshes, failed: "intake.photos.failed" },
  )
}
