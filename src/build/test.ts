import { join } from "node:path"
import { moment } from "../picture/moment.testing.ts"
import { filledDemo } from "../tests/filled.testing.ts"
import { buildBinary } from "./binary.ts"

const root = join(import.meta.dir, "../..")

/** Everything that must hold before a change lands, in the order in which it fails fastest. */
const passed = (await runs("biome", "check", ".")) && (await runs("tsc", "--noEmit"))
if (!passed) end(0, 1)
await buildBinary()
await filledDemo()
await filledDemo({ at: moment })
const { code, output } = await tests()
const counted = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}$`, "m").exec(output)?.[1] ?? 0)
end(counted("pass"), Math.max(counted("fail"), code === 0 ? 0 : 1))

async function runs(...command: string[]): Promise<boolean> {
  const [tool, ...args] = command
  const process = Bun.spawn([join(root, "node_modules/.bin", tool!), ...args], {
    cwd: root,
    stdout: "inherit",
    stderr: "inherit",
  })
  return (await process.exited) === 0
}

async function tests(): Promise<{ code: number; output: string }> {
  // Two at a time, each file in a world of its own, and the longest first so that none ends alone. How long each
  // takes was measured by `bun test --parallel=2 --timings=src/build/timings.json --update-timings`.
  const run = Bun.spawn([process.execPath, "test", "--parallel=2", "--timings=src/build/timings.json"], {
    cwd: root,
    stdout: "inherit",
    stderr: "pipe",
  })
  const decoder = new TextDecoder()
  let output = ""
  for await (const part of run.stderr) {
    process.stderr.write(part)
    output += decoder.decode(part, { stream: true })
  }
  return { code: await run.exited, output }
}

/** The line that a continuous integration reads. */
function end(passed: number, failed: number): never {
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}
