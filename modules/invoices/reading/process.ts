import { answerTasks, WantsRoom } from "#src/jobs/process.ts"
import type { ReadingAnswer } from "./reader.ts"
import { type Progress, type ReadingTask, Unreadable } from "./task.ts"

/** More than a new process holds: engines that were used. */
const muchHeld = 75e6

let isNew = true

/** Runs in a process of its own: reads and draws what the server asks, until the server ends it. */
await answerTasks<ReadingTask, ReadingAnswer, Progress>(async (task, tell) => {
  if (!isNew && (await isTooMuch(task))) throw new WantsRoom()
  isNew = false
  try {
    if (task.do === "read") return { read: await (await import("./read.ts")).read(task, tell) }
    return { picture: await (await import("./draw.ts")).draw(task) }
  } catch (error) {
    if (error instanceof Unreadable) return { failure: error.failure }
    throw error
  }
})

async function isTooMuch({ path, format }: ReadingTask): Promise<boolean> {
  if (format !== "picture" || process.memoryUsage.rss() < muchHeld) return false
  return await (await import("./picture/decode.ts")).isLarge(path)
}
