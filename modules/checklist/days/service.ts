import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { FileStore } from "#src/files/store.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Day } from "#src/shared/days.ts"
import { DomainError, invalid } from "#src/shared/errors.ts"
import { toldMoment } from "#src/shared/toldMoment.ts"
import { progressOf, threshold } from "../progress.ts"
import {
  type ChecklistDay,
  categoryOf,
  type DayItem,
  type LinkName,
  type Submission,
  type Submitted,
  type Ticks,
} from "../schema.ts"
import type { Finished } from "./finished.ts"
import { keptPhotos, type SentPhoto } from "./photos.ts"
import type { DayState } from "./state.ts"
import type { KeptTicks } from "./ticks.ts"

export type Days = ReturnType<typeof createDays>

interface Sent {
  submission: Submission
  photos: SentPhoto[]
}

/** The day of each person: what is ticked, and how it is finished. */
export function createDays({
  db,
  clock,
  log,
  replays,
  files,
  ticks,
  state,
  finished,
  links,
  waiting,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  files: FileStore
  ticks: KeptTicks
  state: DayState
  finished: Finished
  links: () => Record<LinkName, string>
  /** Hours that wait for an approval. */
  waiting: (me: User) => number
}) {
  function of(me: User, day: Day, checks = state.checksOf(me)): ChecklistDay {
    const items = state.itemsOf(me, day, checks)
    return {
      day,
      items,
      percentage: progressOf(items).percentage,
      waiting: waiting(me),
      prevented: day === today(clock) ? checks.flatMap(({ prevented }) => prevented ?? []) : [],
      links: links(),
      finished: finished.last(me.id, day),
    }
  }

  /** Data know no more how they stood on an earlier day: of that what the device saw is believed. */
  function seenThen({ date, items }: Submission, known: readonly DayItem[]): DayItem[] {
    if (date === today(clock)) return []
    return items
      .filter(({ id }) => state.isFromData(id) && !known.some((item) => item.id === id))
      .map(({ id, completed, task = id, category, priority = "medium" }) => ({
        ...{ id, completed, task, priority, at: null, left: null, href: "" },
        category: categoryOf(category),
      }))
  }

  /** A tick may be underway still, so it goes along with its time; without one it tells only what nobody told before. */
  function ticksIn({ date, items }: Submission, me: User, deviceTime: string | null) {
    const made = ticks.of(me.id, date)
    return items
      .filter(({ id, completed, occurredAt }) => occurredAt || (completed && !made.has(id)))
      .map(({ id, completed, occurredAt }) => ({
        ...{ accountId: me.id, day: date, code: id, done: completed },
        at: toldMoment(occurredAt ?? undefined, deviceTime, clock).at,
      }))
  }

  function finish({ submission }: Sent, fileIds: string[], deviceTime: string | null, me: User): Submitted {
    const { date, notes } = submission
    // Nothing that is written here changes what the data of others say.
    const checks = state.checksOf(me)
    const known = state.itemsOf(me, date, checks)
    const codes = new Set(known.filter(({ left }) => left === null).map(({ id }) => id))
    // Items that are gone by now, or that the data settle, can't be ticked.
    ticks.keep(ticksIn(submission, me, deviceTime).filter(({ code }) => codes.has(code)))
    const items = state.itemsOf(me, date, checks)
    const whole = [...items, ...seenThen(submission, items)]
    const { percentage, done, total } = progressOf(whole)
    if (done * 100 < total * threshold)
      throw new DomainError("checklist.incomplete", 422, { values: { percentage } })
    const id = finished.add({ accountId: me.id, day: date, percentage, notes, items: whole, fileIds })
    files.keep(fileIds)
    log.record("evening.finished", { kind: "checklist", id }, me.id, { percentage, day: date })
    return { success: true, day: of(me, date, checks) }
  }

  return {
    of: (me: User, date: Day | undefined): ChecklistDay => {
      const day = date ?? today(clock)
      state.refuseFarDay(day)
      return of(me, day)
    },
    /** Ticks of one's own, in any order. Those of items that are gone are dropped. */
    tick({ ticks: made }: Ticks, deviceTime: string | null, me: User) {
      for (const { day } of made) state.refuseFarDay(day)
      const known = made.filter(({ item }) => state.canTick(item, me))
      write(db, () => {
        ticks.keep(
          known.map(({ day, item: code, done, occurredAt }) => ({
            ...{ accountId: me.id, day, code, done },
            at: toldMoment(occurredAt, deviceTime, clock).at,
          })),
        )
      })
    },
    /** A day that is finished once more adds to its history. Its photos are made safe before anything is written. */
    async submit(
      sent: Sent,
      { key, deviceTime }: { key: string | null; deviceTime: string | null },
      me: User,
    ): Promise<Submitted> {
      const { submission, photos } = sent
      state.refuseFarDay(submission.date)
      if (photos.length !== submission.photosCount) throw invalid({ photosCount: "checklist.photosLost" })
      const scope = `checklist.day.${me.id}`
      const body = { submission, photos: photos.map(({ hash }) => hash) }
      const earlier = replays.earlier<Submitted>(scope, key, body)
      if (earlier) return earlier
      const fileIds = await keptPhotos(photos, files, { account: me.id })
      return replays.once<Submitted>(scope, key, body, () => finish(sent, fileIds, deviceTime, me))
    },
  }
}
