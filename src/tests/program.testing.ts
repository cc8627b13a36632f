import { appendFileSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { longestHold } from "../jobs/eventLoop.ts"

/** A line of the journal, in milliseconds. */
interface Stall {
  ms: number
  own: number
  during: string
}

export interface Program {
  url: string
  pid: number
  /** From the moment of starting to the first answer, in milliseconds. */
  startedIn: number
  /** As a power cut: no chance to finish anything. */
  kill(): void
  /** Settles when it is no longer there. */
  ended: Promise<number>
  /** What held everything else up for longer than is allowed, of the processor's time, so far. */
  stalls: readonly Stall[]
  /** Fails when one of them is long even for tests that share a processor, unless the program `mayStall`. */
  stop(): Promise<void>
}

/** Starts a server program, in an empty folder of its own unless one is given, and waits for its first answer. */
export async function startProgram(
  command: string[],
  { folder = "", password = "zand-en-zee-7", settings = {} as Record<string, string>, mayStall = false } = {},
): Promise<Program> {
  const own = folder === ""
  const cwd = own ? mkdtempSync(join(tmpdir(), "waterpas-program-")) : folder
  const port = freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const run = Bun.spawn(command, {
    cwd,
    // Nothing of this process's environment: the program must stand on its own.
    env: { PORT: String(port), DATA_DIR: join(cwd, "data"), DASHBOARD_PASSWORD: password, ...settings },
    stdout: "ignore",
    stderr: "pipe",
  })
  const stalls: Stall[] = []
  const journal = readJournal(run.stderr, stalls)
  while (!(await answers(`${url}/api/health`))) {
    if (run.exitCode !== null) throw new Error(`${command.join(" ")} ended with ${run.exitCode}`)
    await Bun.sleep(1)
  }
  return {
    url,
    pid: run.pid,
    startedIn: performance.now() - started,
    kill: () => run.kill("SIGKILL"),
    ended: run.exited,
    stalls,
    async stop() {
      run.kill("SIGTERM")
      await run.exited
      await journal
      if (own) rmSync(cwd, { recursive: true, force: true })
      if (!mayStall) requireNone(stalls)
    },
  }
}

/** Passes on what the program tells, but for what it tells of stalls. */
async function readJournal(stream: ReadableStream<Uint8Array>, stalls: Stall[]) {
  const decoder = new TextDecoder()
  let rest = ""
  for await (const part of stream) {
    const lines = (rest + decoder.decode(part, { stream: true })).split("\n")
    rest = lines.pop()!
    for (const line of lines)
      if (line.includes('"event":"stall"')) note(JSON.parse(line) as Stall, stalls)
      else process.stderr.write(`${line}\n`)
  }
}

function note(stall: Stall, stalls: Stall[]) {
  const { ms, own, during } = stall
  if (gathered) appendFileSync(gathered, `${own} ${ms} ${during}\n`)
  // A machine that is busy with other tests gives us nothing for a while: that is not our doing.
  if (own > longestHold) stalls.push(stall)
}

/** Tests run two at a time, which share what the processor remembers, and many of their requests are the first of a kind. */
const busy = 2

/** Where the run of all tests gathers what was slow. */
const gathered = process.env.STALLS_FILE

function requireNone(stalls: Stall[]) {
  const tooLong = stalls.filter(({ own }) => own > longestHold * busy)
  const lines = tooLong.map(({ own, during }) => `${own} ms during ${during}`)
  if (lines.length > 0) throw new Error(`The server was held up: ${lines.join("; ")}`)
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}

function freePort(): number {
  const probe = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() })
  const { port } = probe
  probe.stop(true)
  return port!
}
