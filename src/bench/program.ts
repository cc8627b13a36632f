import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

export interface Program {
  url: string
  folder: string
  pid: number
  /** From the moment of starting to the first answer, in milliseconds. */
  startedIn: number
  stop(): Promise<void>
}

/** Starts a server program in an empty folder and waits for its first answer. */
export async function startProgram(
  command: string[],
  { password = "zand-en-zee-7", firstPath = "/api/health" } = {},
): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), "waterpas-bench-"))
  const port = freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const run = Bun.spawn(command, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      DASHBOARD_PASSWORD: password,
    },
    stdout: "ignore",
    stderr: "inherit",
  })
  while (!(await answers(url + firstPath))) {
    if (run.exitCode !== null) throw new Error(`${command.join(" ")} ended with ${run.exitCode}`)
    await Bun.sleep(1)
  }
  return {
    url,
    folder,
    pid: run.pid,
    startedIn: performance.now() - started,
    async stop() {
      run.kill("SIGTERM")
      await run.exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Memory that the process holds now, in MB. */
export function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
  return Number(kilobytes) / 1024
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
