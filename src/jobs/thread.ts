import { join } from "node:path"
import { createTurns, type Sender } from "./turns.ts"

interface Answer<Result> {
  result?: Result
  error?: string
}

/** Does a task for someone, in turn with those of others; `size` is what it takes beside theirs, as its lines. */
export type Thread<Task, Result> = (task: Task, by: Sender, size?: number) => Promise<Result>

/**
 * Work beside the main thread, which goes on answering requests. The thread starts with the first task and ends
 * after `idleSeconds` without one: its libraries and their memory go with it. Tasks are done one at a time; when the
 * thread itself dies the task at hand fails, and the next one starts a new thread.
 */
export function createThread<Task, Result>(entry: string, { idleSeconds = 30 } = {}): Thread<Task, Result> {
  const turns = createTurns({ most: 12, mostSize: 100_000 })
  let worker: Worker | undefined
  let idle: ReturnType<typeof setTimeout> | undefined

  function end() {
    clearTimeout(idle)
    worker?.terminate()
    worker = undefined
  }

  function ask(task: Task): Promise<Result> {
    clearTimeout(idle)
    worker ??= new Worker(pathOf(entry))
    const asked = worker
    return new Promise<Result>((resolve, reject) => {
      asked.onmessage = ({ data }: MessageEvent<Answer<Result>>) =>
        data.error === undefined ? resolve(data.result as Result) : reject(new Error(data.error))
      asked.onerror = (event) => {
        end()
        reject(new Error(event.message))
      }
      asked.postMessage(task)
    }).finally(() => {
      idle = setTimeout(end, idleSeconds * 1000)
      idle.unref()
    })
  }

  return (task, by, size = 1) => turns.take(by, size, () => ask(task))
}

/** The other side: in the thread's own file, answers each task with what `work` makes of it. Tests call that itself. */
export function answerTasks<Task, Result>(work: (task: Task) => Promise<Result>) {
  if (Bun.isMainThread) return work
  const thread = globalThis as unknown as Worker
  thread.onmessage = async ({ data }: MessageEvent<Task>) => {
    const answer: Answer<Result> = await work(data).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    )
    thread.postMessage(answer)
  }
  return work
}

/** Where the binary holds what src/build/heavy.ts bundled by itself. */
export const heavyRoot = "/$bunfs/root/heavy"

/** `entry` is the file from the root without its ending; src/build/heavy.ts names it as an entry of the binary. */
export const pathOf = (entry: string) =>
  Bun.isStandaloneExecutable ? `${heavyRoot}/${entry}.js` : join(import.meta.dir, "../..", `${entry}.ts`)
