import { tmpdir } from "node:os"
import { join } from "node:path"
import { moment } from "../picture/moment.testing.ts"
import { filledDemo } from "../tests/filled.testing.ts"
import { buildBinary } from "./binary.ts"

const root = join(import.meta.dir, "../..")
// Two at a time, each file in a world of its own, and the longest first so that none ends alone. How long each takes
// was measured by `bun test --parallel=2 --timings=src/build/timings.json --update-timings`.
const inParallel = ["--parallel=2", "--timings=src/build/timings.json"]

const stalls = join(tmpdir(), `waterpas-stalls-${process.pid}.txt`)
const mostTold = 5

/** `bun run test modules/gps` runs the tests of a folder alone, and with `--watch` once more after each change. */
const only = process.argv.slice(2)
if (only.length > 0) process.exit(await testsOf(only))

/** Everything that must hold before a change lands, in the order in which it fails fastest. */
const passed = (await runs("biome", "check", ".")) && (await runs("tsc", "--noEmit"))
if (!passed) end(0, 1)
await buildBinary()
await filledDemo()
await filledDemo({ at: moment })
const { code, output } = await tests()
await tellSlowest()
const counted = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}$`, "m").exec(output)?.[1] ?? 0)
end(counted("pass"), Math.max(counted("fail"), code === 0 ? 0 : 1))

function testsOf(args: string[]): Promise<number> {
  // A watched run is of one process, which knows the files that it read.
  const apart = args.includes("--watch") ? ["--isolate"] : inParallel
  return exitOf(process.execPath, "test", ...apart, ...args)
}

async function runs(tool: string, ...args: string[]): Promise<boolean> {
  return (await exitOf(join(root, "node_modules/.bin", tool), ...args)) === 0
}

function exitOf(...command: string[]): Promise<number> {
  return Bun.spawn(command, { cwd: root, stdout: "inherit", stderr: "inherit" }).exited
}

async function tests(): Promise<{ code: number; output: string }> {
  const run = Bun.spawn([process.execPath, "test", ...inParallel], {
    cwd: root,
    stdout: "inherit",
    stderr: "pipe",
    env: { ...process.env, STALLS_FILE: stalls },
  })
  const decoder = new TextDecoder()
  let output = ""
  for await (const part of run.stderr) {
    process.stderr.write(part)
    output += decoder.decode(part, { stream: true })
  }
  return { code: await run.exited, output }
}

/** What held the servers of the browser tests up longest: of the processor's time, and by the clock of a busy machine. */
async function tellSlowest() {
  const lines = (
    await Bun.file(stalls)
      .text()
      .catch(() => "")
  )
    .split("\n")
    .filter(Boolean)
  const slowest = lines.toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10)).slice(0, mostTold)
  console.log(`${lines.length} stalls over 50 ms by the clock; ms of the processor, ms by the clock, during:`)
  for (const line of slowest) console.log(`    ${line}`)
}

/** The line that a continuous integration reads. */
function end(passed: number, failed: number): never {
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}
