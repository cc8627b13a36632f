import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { useOnline } from "#ui/lib/online.ts"
import { toast } from "#ui/lib/toast.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import type { Submission } from "../../schema.ts"
import type { FinishedItem } from "../api.ts"
import { type FinishedOutgoing, finishedKind } from "../senders.ts"
import type { ShownDay } from "./useDay.ts"
import type { DayPhotos } from "./usePhotos.ts"

/** Gives a day to the queue with all that belongs to it; without a connection it goes as soon as there is one. */
export function useFinishing(day: ShownDay, notes: string, photos: DayPhotos) {
  const online = useOnline()
  return {
    async finish() {
      const item: FinishedItem = {
        submission: submissionOf(day, notes, photos.photos.length),
        photos: photos.photos.map(({ blob }) => blob),
      }
      await outbox.add(finishedKind, item, newKey())
      photos.clear()
      if (!online) toast({ title: t("checklist.finish.kept"), text: t("checklist.finish.keptText") })
    },
    async takeBack(sent: FinishedOutgoing | undefined) {
      if (!sent) return
      await photos.putBack(sent.payload.photos)
      await outbox.remove([sent.key])
    },
    refuse: () =>
      toast({
        ...{ title: t("checklist.finish.incomplete"), destructive: true },
        text: t("checklist.finish.tooLittle", { percentage: day.progress.percentage }),
      }),
  }
}

const submissionOf = (
  { day, items, progress }: ShownDay,
  notes: string,
  photosCount: number,
): Submission => ({
  date: day,
  items: items.map(({ id, category, task, priority, completed, at, underway }) => ({
    ...{ id, category, task, priority, completed },
    // The server has its time already of what is not underway.
    occurredAt: underway ? at : null,
  })),
  completionPercentage: progress.percentage,
  ...{ notes, photosCount },
})
