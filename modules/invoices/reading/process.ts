import { answerTasks } from "#src/jobs/process.ts"
import type { ReadingAnswer } from "./reader.ts"
import { type Progress, type ReadingTask, Unreadable } from "./task.ts"

/** The command `reader` of this program: reads and draws what the server asks, until the server ends it. */
export async function answerReadings() {
  await answerTasks<ReadingTask, ReadingAnswer, Progress>(async (task, tell) => {
    try {
      if (task.do === "read") return { read: await (await import("./read.ts")).read(task, tell) }
      return { picture: await (await import("./draw.ts")).draw(task) }
    } catch (error) {
      if (error instanceof Unreadable) return { failure: error.failure }
      throw error
    }
  })
}
