import { expect, test } from "bun:test"
import type { DocumentTask } from "#modules/quotes/documents/document.ts"
import { sampleInput } from "#modules/quotes/documents/sample.ts"
import { createThread } from "./thread.ts"

const echo = (idleSeconds = 30) => createThread<string, string>("src/jobs/echo.testing", { idleSeconds })

test("tasks are answered one at a time, in order", async () => {
  const ask = echo()
  expect(await Promise.all([ask("one"), ask("two"), ask("three")])).toEqual(["one", "two", "three"])
})

test("a task that fails says why and leaves the thread in order", async () => {
  const ask = echo()
  await expect(ask("fail")).rejects.toThrow("as asked")
  expect(await ask("after")).toBe("after")
})

test("when a thread dies its task fails and the next one gets a new thread", async () => {
  const ask = echo()
  await expect(ask("die")).rejects.toThrow()
  expect(await ask("after")).toBe("after")
})

test("a thread that ended for want of work starts again", async () => {
  const ask = echo(0)
  expect(await ask("one")).toBe("one")
  await new Promise((resolve) => setImmediate(resolve))
  expect(await ask("two")).toBe("two")
})

test("the thread of the documents makes a real one", async () => {
  const ask = createThread<DocumentTask, Uint8Array>("modules/quotes/documents/thread")
  const bytes = await ask({ kind: "planning", input: sampleInput() })
  expect(new TextDecoder().decode(bytes.slice(0, 2))).toBe("PK")
})
