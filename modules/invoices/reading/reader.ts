import {
  createTaskProcess as createProcess,
  type Limits,
  ownProcess,
  ProcessEnded,
} from "#src/jobs/process.ts"
import { room } from "#src/jobs/room.ts"
import {
  type Progress,
  type Reader,
  type ReadFailure,
  type ReadingTask,
  type ReadResult,
  Unreadable,
} from "./task.ts"

/** What the process sends back. */
export type ReadingAnswer = { read: ReadResult } | { picture: Uint8Array } | { failure: ReadFailure }

/** A page of a bad photo takes ten seconds on a slow machine, a document of thirty pages some minutes. */
const limits: Limits = {
  ...{ seconds: 300, silentSeconds: 60 },
  ...{ usualMegabytes: 160, megabytes: room.megabytes, keptMegabytes: 100 },
}
const ofDrawing: Limits = { ...limits, seconds: 30, usualMegabytes: 100 }

/**
 * Reads documents in a process of its own. A page to look at doesn't wait behind a long document: while one is being
 * read, pages are drawn by a second process, unless they take more room than is left beside it.
 */
export function createReader(
  createTaskProcess = createProcess,
  { reading = limits, drawing = ofDrawing } = {},
): Reader {
  const command = ownProcess("modules/invoices/reading/process")
  const readings = createTaskProcess<ReadingTask, ReadingAnswer, Progress>(command, {
    idleSeconds: 45,
    limits: reading,
  })
  const drawings = createTaskProcess<ReadingTask, ReadingAnswer, Progress>(command, {
    idleSeconds: 20,
    limits: drawing,
  })

  return {
    async read(task, progress) {
      const answer = await unwrapped(readings.ask({ do: "read", ...task }, progress))
      if ("read" in answer) return answer.read
      throw new Unreadable("readerStopped")
    },
    async render(task) {
      const process = readings.busy() ? drawings : readings
      const answer = await unwrapped(process.ask({ do: "render", ...task }))
      if ("picture" in answer) return answer.picture
      throw new Unreadable("readerStopped")
    },
    async stop() {
      await Promise.all([readings.stop(), drawings.stop()])
    },
  }
}

async function unwrapped(answer: Promise<ReadingAnswer>) {
  try {
    const got = await answer
    if ("failure" in got) throw new Unreadable(got.failure)
    return got
  } catch (error) {
    if (error instanceof ProcessEnded) throw new Unreadable(failureOf[error.why])
    throw error
  }
}

const failureOf = {
  crash: "readerStopped",
  time: "tooLong",
  memory: "tooHeavy",
  stopped: "readerStopped",
} as const satisfies Record<ProcessEnded["why"], ReadFailure>
