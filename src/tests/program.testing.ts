import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

export interface Program {
  url: string
  pid: number
  /** From the moment of starting to the first answer, in milliseconds. */
  startedIn: number
  /** As a power cut: no chance to finish anything. */
  kill(): void
  /** Settles when it is no longer there. */
  ended: Promise<number>
  stop(): Promise<void>
}

/** Starts a server program, in an empty folder of its own unless one is given, and waits for its first answer. */
export async function startProgram(
  command: string[],
  { folder = "", password = "zand-en-zee-7", settings = {} as Record<string, string> } = {},
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
    stderr: "inherit",
  })
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
    async stop() {
      run.kill("SIGTERM")
      await run.exited
      if (own) rmSync(cwd, { recursive: true, force: true })
    },
  }
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
