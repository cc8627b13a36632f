import { join } from "node:path"

/** Freezes anew what comes out, all of it or the test files named: `bun src/picture/update.ts documents`. */
const wanted = process.argv.slice(2)
const files = (wanted.length > 0 ? wanted : [""]).map((name) => `src/picture/${name}`)
const run = Bun.spawn([process.execPath, "test", "--isolate", ...files], {
  cwd: join(import.meta.dir, "../.."),
  env: { ...process.env, FREEZE: "again" },
  stdout: "inherit",
  stderr: "inherit",
})
process.exit(await run.exited)
