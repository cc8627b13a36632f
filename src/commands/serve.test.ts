import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildClient } from "../build/client.ts"
import { openBlobs } from "../files/blobs.ts"
import { createFileStore } from "../files/store.ts"
import { filesPath, openFolder } from "../folder.ts"
import { systemClock } from "../shared/clock.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-serve-"))
beforeAll(async () => {
  await buildClient()
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

async function givenFiles(names: string[]) {
  const { db, close } = openFolder(folder)
  const files = createFileStore({ db, clock: systemClock, blobs: openBlobs(filesPath(folder)) })
  for (const name of names) files.keep([await files.add(new TextEncoder().encode(name), "text/plain")])
  close()
}

test("a start with the folder of files gone says so in one line", async () => {
  await givenFiles(["a letter", "a photo"])
  rmSync(filesPath(folder), { recursive: true })
  const program = Bun.spawn([process.execPath, join(import.meta.dir, "../main.ts"), "serve"], {
    env: { ...process.env, DATA_DIR: folder, PORT: "0", HOST: "127.0.0.1", PUBLIC_URL: "" },
    stdout: "ignore",
    stderr: "pipe",
  })
  let fault = ""
  for await (const part of program.stderr.pipeThrough(new TextDecoderStream())) {
    fault += part
    if (fault.includes("Let op")) program.kill("SIGTERM")
  }
  expect(fault).toContain("Let op: van de 2 bestanden ontbreken er 2 in")
  expect(await program.exited).toBe(0)
})
