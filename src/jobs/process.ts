import { readFileSync } from "node:fs"
import { setPriority } from "node:os"
import { join } from "node:path"
import { dieWithParent } from "./dieWithParent.ts"
import { room as ours, type Room, type Share } from "./room.ts"
import { pathOf } from "./thread.ts"

/** What a process may take for one task; more ends it. */
export interface Limits {
  seconds: number
  /** Without a note of how far it is. */
  silentSeconds: number
  /** What most tasks take. One that takes more gets it when there is room; else it begins again once there is. */
  usualMegabytes: number
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
 * starts with the first task once there is room for it, does one at a time and ends after `idleSeconds` without one,
 * or when others wait for its room; when it dies or takes too much the task at hand fails, and the next one starts a
 * new process.
 */
export function createTaskProcess<Task, Result, Note>(
  command: string[],
  { idleSeconds, limits, room = ours }: { idleSeconds: number; limits: Limits; room?: Room },
): TaskProcess<Task, Result, Note> {
  type Told = Answer<Result, Note>
  let child: Bun.Subprocess | undefined
  let share: Share | undefined
  let hear: (answer: Told) => void = () => {}
  let ended: (why: ProcessEnded["why"]) => void = () => {}
  let idle: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let stopped = false

  /** A process that may take so much: the one that is there, if there is room for that. */
  async function open(megabytes: number): Promise<Bun.Subprocess> {
    clearTimeout(idle)
    share?.lend()
    if (child && share?.resize(Math.max(megabytes, share.megabytes))) return child
    await kill()
    const taken = await room.take(megabytes)
    if (stopped) {
      taken.giveBack()
      throw new ProcessEnded("stopped")
    }
    share = taken
    child = start(taken)
    return child
  }

  function start(share: Share): Bun.Subprocess {
    const started = Bun.spawn(command, {
      // Nothing of our settings, which hold passwords: what it reads comes from strangers.
      env: environment(limits),
      stdin: "ignore",
      stdout: "ignore",
      stderr: "inherit",
      serialization: "advanced",
      // What was on its way from one that was ended would be taken for the answer to another task.
      ipc: (answer) => void (child === started && hear(answer as Told)),
      onExit: () => {
        share.giveBack()
        if (child !== started) return
        child = undefined
        ended("crash")
      },
    })
    started.unref()
    return started
  }

  function kill() {
    const gone = child
    child = undefined
    gone?.kill("SIGKILL")
    return gone?.exited
  }

  function end(why: ProcessEnded["why"]) {
    clearTimeout(idle)
    const exited = kill()
    ended(why)
    return exited
  }

  async function work(task: Task, onNote: (note: Note) => void): Promise<Result> {
    if (stopped) throw new ProcessEnded("stopped")
    await open(limits.usualMegabytes)
    let began = performance.now()
    let heard = began
    /** Begins again, with a process that holds nothing yet and may take so much. */
    async function renew(megabytes: number) {
      await kill()
      const renewed = await open(megabytes)
      began = heard = performance.now()
      renewed.send(task)
    }
    const watch = setInterval(() => {
      if (!child || !share) return
      const now = performance.now()
      if (now - began > limits.seconds * 1000 || now - heard > limits.silentSeconds * 1000) end("time")
      else if (memoryOf(child) > share.megabytes) grow(share)
    }, 50)
    function grow(share: Share) {
      if (share.megabytes >= Math.min(limits.megabytes, room.megabytes)) end("memory")
      else if (!share.resize(limits.megabytes)) renew(limits.megabytes).catch(() => end("stopped"))
    }
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
          else if (answer.wantsRoom) renew(limits.usualMegabytes).catch(() => end("stopped"))
          else if (answer.error === undefined) resolve(answer.result as Result)
          else reject(new Error(answer.error))
        }
        child?.send(task)
      })
    } finally {
      clearInterval(watch)
      hear = () => {}
      ended = () => {}
      rest()
    }
  }

  /** Holds little, and may be ended for others. */
  function rest() {
    const mine = child
    if (!mine || memoryOf(mine) > limits.keptMegabytes) return void end("stopped")
    const leave = () => void (child === mine && end("stopped"))
    share?.resize(limits.keptMegabytes)
    share?.lend(leave)
    idle = setTimeout(leave, idleSeconds * 1000)
    idle.unref()
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

/**
 * Megabytes of its own, as Linux counts them; elsewhere a process isn't measured. What it reads of the program's file
 * it shares with the server.
 */
function memoryOf({ pid }: Bun.Subprocess): number {
  try {
    const kilobytes = /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}
