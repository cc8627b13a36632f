import { join } from "node:path"
import type { Db } from "#db/open.ts"
import { openBlobs } from "../files/blobs.ts"
import { layBallast } from "../files/space.ts"
import { createFileStore } from "../files/store.ts"
import type { Sentence } from "../http/failures.ts"
import { createReplays } from "../http/idempotency.ts"
import { journal } from "../http/journal.ts"
import { keptReplies } from "../http/kept.ts"
import { files as fileTexts, general } from "../http/nl.ts"
import { createEventLoop } from "../jobs/eventLoop.ts"
import { createTaskProcess } from "../jobs/process.ts"
import { createJobQueue } from "../jobs/queue.ts"
import { createSchedule, everyDay, everyHour } from "../jobs/schedule.ts"
import { createStalls } from "../jobs/stalls.ts"
import { createThread } from "../jobs/thread.ts"
import { nothingGathered } from "../manifest/gathered.ts"
import type { Outside, Platform } from "../manifest/platform.ts"
import { type Clock, systemClock } from "../shared/clock.ts"
import { filled } from "../shared/filled.ts"
import { sheets } from "../sheets/nl.ts"

/** What the modules stand on. Nothing happens by itself before jobs and schedule are started. */
export function createPlatform({
  db,
  dataDir,
  clock = systemClock,
  outside = {},
  beside,
}: {
  db: Db
  dataDir: string
  clock?: Clock
  outside?: Outside
  /** Another way to do work beside the main thread. */
  beside?: Partial<Pick<Platform, "createThread" | "createTaskProcess">>
}): Platform {
  const files = createFileStore({ db, clock, blobs: openBlobs(join(dataDir, "files")) })
  const replays = createReplays({ db, clock })
  const stalls = createStalls({ db, clock, report: journal })
  const eventLoop = createEventLoop(stalls.note)
  const schedule = createSchedule(clock, eventLoop.during)
  schedule.add([
    { name: "lay the ballast against a full disk", agent: "upkeep", every: everyHour, act: layBallast },
    { name: "forget photos that were never sent", agent: "upkeep", every: everyHour, act: files.sweep },
    { name: "look whether all files are there", agent: "upkeep", every: everyHour, act: files.look },
    { name: "forget old idempotency keys", agent: "upkeep", every: everyDay, act: replays.sweep },
  ])
  const gathered = nothingGathered()
  Object.assign(gathered.errors, { general, files: fileTexts, sheets })
  return {
    ...{ db, clock, files, replays, schedule, eventLoop, stalls, outside, gathered },
    ...{ createThread, createTaskProcess },
    jobs: createJobQueue({ db, clock, report: journal, during: eventLoop.during }),
    kept: keptReplies(db, clock),
    sentence: sentenceIn(gathered.errors),
    ...beside,
  }
}

/** The Dutch sentence of an error code: `quotes.notFound` among those of a module, a bare code among the general. */
const sentenceIn =
  (errors: Record<string, Record<string, string>>): Sentence =>
  (code, values = {}) => {
    const [word, key] = code.includes(".") ? code.split(".") : ["general", code]
    const text = errors[word!]?.[key!]
    if (text === undefined) throw new Error(`No Dutch for the error code ${code}`)
    return filled(text, values)
  }
