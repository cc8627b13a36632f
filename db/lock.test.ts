import { afterEach, expect, test } from "bun:test"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { FolderInUse, lockFolder } from "./lock.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-lock-"))
const path = join(folder, "lock")
afterEach(() => rmSync(path, { force: true }))

/** Another process that takes the lock, says so, and holds it until it is ended. */
async function otherProcess() {
  const script = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dir, "lock.ts"))}
    const unlock = lockFolder(${JSON.stringify(path)})
    console.log("locked")
    await Bun.stdin.text()
    unlock()`
  const child = Bun.spawn([process.execPath, "-e", script], { stdin: "pipe", stdout: "pipe" })
  const reader = child.stdout.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe("locked\n")
  return child
}

test("a second process is refused while the first holds the folder", async () => {
  const first = await otherProcess()
  expect(() => lockFolder(path)).toThrow(FolderInUse)
  first.kill("SIGKILL")
  await first.exited
})

test("the lock of a process that was killed is free", async () => {
  const first = await otherProcess()
  first.kill("SIGKILL")
  await first.exited
  lockFolder(path)()
})

test("who lets go can take it again", () => {
  lockFolder(path)()
  lockFolder(path)()
})

test("a lock file that is something else is not called in use", () => {
  writeFileSync(path, "not a database".repeat(100))
  expect(() => lockFolder(path)).toThrow("not a database")
})
