import { readFileSync } from "node:fs"
import { setPriority } from "node:os"
import { join } from "node:path"
import { dieWithParent } from "./dieWithParent.ts"
import { pathOf } from "./thread.ts"

/** What a process may take for one task; more ends it. */
export interface Limits {
  seconds: number
  /** Without a note of how far it is. */
  silentSeconds: number
  megabytes: number
  /** What it may hold after a task: more isn't kept, as memory that a library once took never comes back. */
  keptMegabytes: number
}

/** Why a process ended before its task did. */
export class ProcessEnded extends Error {
  constructor(readonly why: "crash" | "time" | "memory" | "stopped") {
    super(`the process ended: ${why}`)
  }
}

export interface TaskProcess<Task, Result, Note> {
  ask(task: Task, onNote?: (note: Note) => void): Promise<Result>
  /** Whether a task is at hand or waiting. */
  busy(): boolean
  /** Ends it; what is at hand and what is asked from now on fails. */
  stop(): Promise<void>
}

interface Answer<Result, Note> {
  note?: Note
  result?: Result
  error?: string
  /** It holds too much of earlier tasks to do this one. */
  wantsRoom?: true
}

/** Thrown by a process for a task that is better done by a new one, which holds nothing yet. */
export class WantsRoom extends Error {}

/**
 * Work in a process of its own, which calls `answerTasks`. What it does to its memory or to itself stays there. It
 * starts with the first task, does one at a time and ends after `idleSeconds` without one; when it dies or takes too
 * much the task at hand fails, and the next one starts a new process.
 */
export function createTaskProcess<Task, Result, Note>(
  command: string[],
  { idleSeconds, limits }: { idleSeconds: number; limits: Limits },
): TaskProcess<Task, Result, Note> {
  type Told = Answer<Result, Note>
  let child: Bun.Subprocess | undefined
  let hear: (answer: Told) => void = () => {}
  let ended: (why: ProcessEnded["why"]) => void = () => {}
  let idle: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let stopped = false

  function start(): Bun.Subprocess {
    const started = Bun.spawn(command, {
      // Nothing of our settings, which hold passwords: what it reads comes from strangers.
      env: environment(limits),
      stdin: "ignore",
      stdout: "ignore",
      stderr: "inherit",
      serialization: "advanced",
      ipc: (answer) => hear(answer as Told),
      onExit: () => {
        if (child !== started) return
        child = undefined
        ended("crash")
      },
    })
    started.unref()
    return started
  }

  function end(why: ProcessEnded["why"]) {
    clearTimeout(idle)
    const gone = child
    child = undefined
    gone?.kill("SIGKILL")
    ended(why)
    return gone?.exited
  }

  async function work(task: Task, onNote: (note: Note) => void): Promise<Result> {
    if (stopped) throw new ProcessEnded("stopped")
    clearTimeout(idle)
    child ??= start()
    const megabytes = () => residentMegabytes(child?.pid)
    const renew = () => {
      // Said by one that was ended in the meantime.
      if (!child) return
      child.kill("SIGKILL")
      child = start()
      child.send(task)
    }
    const began = performance.now()
    let heard = began
    const watch = setInterval(() => {
      const now = performance.now()
      if (now - began > limits.seconds * 1000 || now - heard > limits.silentSeconds * 1000) end("time")
      else if (megabytes() > limits.megabytes) end("memory")
    }, 50)
    /** What is thrown here would end us: a full disk, where a note is kept. The process must not go on with it. */
    function hearNote(note: Note, reject: (error: unknown) => void) {
      try {
        onNote(note)
      } catch (error) {
        reject(error)
        end("stopped")
      }
    }
    try {
      return await new Promise<Result>((resolve, reject) => {
        ended = (why) => reject(new ProcessEnded(why))
        hear = (answer) => {
          heard = performance.now()
          if (answer.note !== undefined) hearNote(answer.note, reject)
          else if (answer.wantsRoom) renew()
          else if (answer.error === undefined) resolve(answer.result as Result)
          else reject(new Error(answer.error))
        }
        child?.send(task)
      })
    } finally {
      clearInterval(watch)
      hear = () => {}
      ended = () => {}
      if (child && megabytes() > limits.keptMegabytes) end("stopped")
      idle = setTimeout(() => end("stopped"), idleSeconds * 1000)
      idle.unref()
    }
  }

  return {
    ask(task, onNote = () => {}) {
      waiting++
      const mine = last.then(() => work(task, onNote)).finally(() => waiting--)
      last = mine.catch(() => undefined)
      return mine
    },
    busy: () => waiting > 0,
    async stop() {
      stopped = true
      await end("stopped")
    },
  }
}

/**
 * How this program starts itself as a process for the tasks of `entry`, a `process.ts` from the root without its
 * ending; as a binary and from source.
 */
export const ownProcess = (entry: string): string[] =>
  Bun.isStandaloneExecutable
    ? [process.execPath, "process", entry]
    : [process.execPath, join(import.meta.dir, "../main.ts"), "process", entry]

/** The command `process` of this program: not for people. */
export async function runProcess([entry = ""]: string[]) {
  if (!/^modules\/[\w/]+\/process$/.test(entry)) return
  await import(pathOf(entry))
}

/** The other side: answers each task with what `work` makes of it, and ends with the process that asks. */
export async function answerTasks<Task, Result, Note>(
  work: (task: Task, tell: (note: Note) => void) => Promise<Result>,
) {
  // Whoever uses the site goes first.
  setPriority(15)
  await dieWithParent()
  const send = (answer: Answer<Result, Note>) => process.send?.(answer)
  process.on("disconnect", () => process.exit())
  process.on("message", async (task: Task) => {
    try {
      send({ result: await work(task, (note) => send({ note })) })
    } catch (error) {
      if (error instanceof WantsRoom) send({ wantsRoom: true })
      else send({ error: error instanceof Error ? error.message : String(error) })
    }
  })
}

function environment({ keptMegabytes }: Limits): Record<string, string> {
  const names = ["PATH", "HOME", "TMPDIR", "TZ"]
  const kept = names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  return {
    ...Object.fromEntries(kept),
    // Memory is collected as on a machine that has no more than this: pictures are large and soon forgotten.
    BUN_JSC_forceRAMSize: String(keptMegabytes * 1_000_000),
  }
}

/** As Linux counts it; elsewhere a process isn't measured. */
function residentMegabytes(pid: number | undefined): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}
