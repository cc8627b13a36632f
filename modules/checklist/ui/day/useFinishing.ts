import { useRef } from "react"
import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { useOnline } from "#ui/lib/online.ts"
import { toast } from "#ui/lib/toast.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import type { Submission } from "../../schema.ts"
import type { FinishedItem } from "../api.ts"
import { type FinishedOutgoing, finishedKind } from "../senders.ts"
import type { ShownDay } from "./useDay.ts"
import type { DayPhotos } from "./usePhotos.ts"

/** Gives a day to the queue with all that belongs to it; without a connection it goes as soon as there is one. */
export function useFinishing(
  { day, sending }: { day: ShownDay; sending: FinishedOutgoing | undefined },
  notes: string,
  photos: DayPhotos,
) {
  const online = useOnline()
  const last = useRef<string>(undefined)
  const finish = useAction(async () => {
    const kept = await photos.ready()
    const submission = submissionOf(day, notes, kept.length)
    const item: FinishedItem = { submission, photos: kept.map(({ blob }) => blob) }
    const told = JSON.stringify([submission.items.map(({ id, completed }) => [id, completed]), notes])
    // The second of two presses: nothing came to it since.
    if (told === last.current && kept.length === 0 && sending?.state !== "refused") return
    last.current = told
    await outbox.add(finishedKind, item, newKey())
    await photos.clear(kept.map(({ id }) => id))
    if (!online) toast({ title: t("checklist.finish.kept"), text: t("checklist.finish.keptText") })
  })
  const takeBack = useAction(async (sent: FinishedOutgoing) => {
    await photos.putBack(sent.payload.photos)
    await outbox.remove([sent.key])
    last.current = undefined
  })
  return {
    ...{ finish, takeBack },
    refuse: () =>
      toast({
        ...{ title: t("checklist.finish.incomplete"), destructive: true },
        text: t("checklist.finish.tooLittle", { percentage: day.progress.percentage }),
      }),
  }
}

export type Finishing = ReturnType<typeof useFinishing>

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
