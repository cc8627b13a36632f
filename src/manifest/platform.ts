import type { Db } from "#db/open.ts"
import type { Config } from "../config.ts"
import type { FileStore } from "../files/store.ts"
import type { Sentence } from "../http/failures.ts"
import type { Replays } from "../http/idempotency.ts"
import type { KeptReplies } from "../http/kept.ts"
import type { EventLoop } from "../jobs/eventLoop.ts"
import type { createTaskProcess } from "../jobs/process.ts"
import type { JobQueue } from "../jobs/queue.ts"
import type { Schedule } from "../jobs/schedule.ts"
import type { Stalls } from "../jobs/stalls.ts"
import type { createThread } from "../jobs/thread.ts"
import type { Clock } from "../shared/clock.ts"
import type { Gathered } from "./gathered.ts"

/** What the process gives to every module. */
export interface Platform {
  db: Db
  clock: Clock
  files: FileStore
  jobs: JobQueue
  schedule: Schedule
  eventLoop: EventLoop
  stalls: Stalls
  replays: Replays
  kept: KeptReplies
  sentence: Sentence
  /** Work beside the main thread: in a `thread.ts`, or in a process of its own, a `process.ts`. */
  createThread: typeof createThread
  createTaskProcess: typeof createTaskProcess
  outside: Outside
  gathered: Gathered
}

/** What the environment says of the world around; without a service what it would do is not done. */
export type Outside = Pick<
  Config,
  "publicUrl" | "weatherUrl" | "addressUrl" | "buildingUrl" | "smtpUrl" | "openai"
>
