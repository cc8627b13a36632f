import type { Db } from "#db/open.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Settings } from "#modules/settings/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, daysBetween } from "#src/shared/days.ts"
import { invalid } from "#src/shared/errors.ts"
import type { EntryRow } from "../table.ts"
import { createClosing } from "./closing.ts"
import { createDifferences } from "./differences.ts"
import { createEnding } from "./ending.ts"
import { createOverlaps } from "./overlaps.ts"
import { createPausing } from "./pausing.ts"
import { createRefusals } from "./refusals.ts"
import type { EntryRows } from "./rows.ts"
import type {
  CorrectEntry,
  EntriesOf,
  EntryChange,
  EntryMoment,
  NewEntry,
  NoticeAnswer,
  RemoveEntry,
  StartEntry,
  TimeEntry,
} from "./schema.ts"
import { createSessions } from "./session.ts"
import { createTimerState } from "./state.ts"
import { createEntryStore } from "./store.ts"
import { createTimer } from "./timer.ts"
import { createWritten } from "./written.ts"

export type Entries = ReturnType<typeof createEntries>

/** What a request carries besides its body: its Idempotency-Key and the clock of the device that sent it. */
export interface Sent {
  key: string | null
  deviceTime: string | null
}

/** Hours of people: kept by a timer, or written down. Each write answers the entry as it then is. */
export function createEntries({
  db,
  clock,
  log,
  replays,
  rows,
  projects,
  people,
  settings,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  rows: EntryRows
  projects: Pick<Projects, "names" | "workplaces">
  people: () => User[]
  settings: () => Pick<Settings, "urenregistratieMode" | "autoGpsStart" | "gpsTrails">
}) {
  const store = createEntryStore({ db, clock })
  const ending = createEnding({ db, clock, store })
  const pausing = createPausing({ db })
  const sessions = createSessions({ projects })
  const overlaps = createOverlaps({ clock, log, rows, store, ending, pausing })
  const timer = createTimer({ clock, rows, store, overlaps, pausing, sessions })
  const refusals = createRefusals({ clock, rows, people })
  const differences = createDifferences({ rows, log, people })
  const written = createWritten({
    ...{ db, clock, log, rows, store, ending, pausing, sessions, refusals, differences },
  })
  const shown = (id: number): TimeEntry => rows.view([rows.find(id)])[0]!
  const seen = (name: string, me: User) => refusals.seen(rows.ofRef(name), me)

  /** Once per key; what is answered is how it is now, also to a replay. */
  const once = (verb: string, me: User, key: string | null, body: unknown, act: () => number): TimeEntry =>
    shown(replays.once<number>(`gps.${verb}.${me.id}`, key, body, act))

  const moved =
    (verb: "stop" | "pause" | "resume") =>
    (name: string, body: EntryMoment, { key, deviceTime }: Sent, me: User): TimeEntry =>
      once(verb, me, key, { name, ...body }, () => timer[verb](name, body, deviceTime, me))

  return {
    state: createTimerState({ db, clock, rows, projects, settings }),
    /** One's own, the newest first. */
    list({ from, to = today(clock), removed }: EntriesOf, me: User): TimeEntry[] {
      const first = from ?? addDays(to, -27)
      if (first > to) throw invalid({ to: "gps.rangeReversed" })
      if (daysBetween(first, to) > 366) throw invalid({ from: "gps.rangeTooLong" })
      const found = rows.between({ from: first, to, accountId: me.id, removed: removed === "true" })
      return rows.view(found.toReversed())
    },
    start: (body: StartEntry, { key, deviceTime }: Sent, me: User): TimeEntry =>
      once("start", me, key, body, () => timer.start(body, deviceTime, me)),
    stop: moved("stop"),
    pause: moved("pause"),
    resume: moved("resume"),
    add: (body: NewEntry, { key }: Sent, me: User): TimeEntry =>
      once("add", me, key, body, () => written.add(body, me)),
    correct: (name: string, body: CorrectEntry, { key }: Sent, me: User): TimeEntry =>
      once("correct", me, key, { name, ...body }, () => written.correct(seen(name, me), body, me)),
    setRemoved: (name: string, body: RemoveEntry, { key }: Sent, me: User): TimeEntry =>
      once("remove", me, key, { name, ...body }, () => written.setRemoved(seen(name, me), body, me)),
    complete: written.complete,
    brief: (id: number): Pick<EntryRow, "accountId" | "startedAt" | "removedAt"> => rows.find(id),
    changes: (name: string, me: User): EntryChange[] => differences.of(seen(name, me).id),
    answerNotice: (body: NoticeAnswer, { key }: Sent, me: User): { success: true } =>
      replays.once<{ success: true }>(`gps.notice.${me.id}`, key, body, () => {
        log.record("gps.noticeAnswered", { kind: "account", id: me.id }, me.id, { ...body })
        return { success: true }
      }),
    ...createClosing({ db, clock, log, rows, store, projects }),
  }
}
