import { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { longestTitle } from "../../../photos/schema.ts"
import { type AtItem, isShot } from "../../photos/items.ts"
import type { Shot } from "../../photos/shots.ts"
import { useKeeping } from "../../photos/taking/useKeeping.ts"
import type { Checks, ShownChecklist, ShownItem } from "../useChecks.ts"

export interface AroundItem {
  project: number
  list: ShownChecklist
  item: ShownItem
  /** Undefined as long as they are not known. */
  shots: readonly Shot[] | undefined
  say: Checks["say"]
}

/** Hook: photos that are taken at an item, picked for it, or taken away from it. */
export function useItemPhotos({ project, list, item, shots = [], say }: AroundItem) {
  const { said, keep } = useKeeping(project, shots)
  const at = (): AtItem => ({
    ...{ projectType: list.projectType, item: item.id, text: item.text },
    occurredAt: new Date().toISOString(),
  })

  /** With the photo as long as that waits; of one that the server has it is said as what is ticked is. */
  async function set({ photo, outgoing }: Shot, linked: boolean) {
    if (photo) return say(list, item, { photo: { id: photo.id, linked } })
    const waiting = outbox
      .get()
      .filter(isShot)
      .find(({ key }) => key === outgoing?.key)
    const others = waiting?.payload.atItems?.filter((one) => one.item !== item.id) ?? []
    const atItems = linked ? [...others, at()] : others
    if (!waiting || !(await outbox.change(waiting.key, { ...waiting.payload, atItems })))
      throw new ApiError(409, "busy", t("intake.photos.leaving"))
  }
  const failed = "intake.photos.failed"
  return {
    said,
    async take(files: readonly File[]) {
      await keep(files, titleAt(item), { category: "intake", location: "", atItems: [at()] })
    },
    link: useAction((shot: Shot) => set(shot, true), { failed }),
    unlink: useAction(
      async (shot: Shot) => {
        await set(shot, false)
        offerUndo({
          said: t("intake.checks.photo.unlinked", { title: shot.title }),
          back: () => set(shot, true),
          failed: t(failed),
          takesFocus: true,
        })
      },
      { failed },
    ),
  }
}

/** Room for a number after it. */
const longestBase = longestTitle - 10

/** What a photo of an item is called: what an item is about stands before its colon. */
const titleAt = ({ text }: ShownItem) => text.split(":")[0]!.trim().slice(0, longestBase)
