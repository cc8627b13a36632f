import { expect, test } from "bun:test"
import type { DocumentTask } from "#modules/quotes/documents/document.ts"
import { sampleInput } from "#modules/quotes/documents/sample.ts"
import { createThread } from "./thread.ts"
import type { Sender } from "./turns.ts"

const echo = (idleSeconds = 30) => createThread<string, string>("src/jobs/echo.testing", { idleSeconds })

const me = { account: 1 }

test("tasks are answered one at a time, in order", async () => {
  const ask = echo()
  expect(await Promise.all([ask("one", me), ask("two", me), ask("three", me)])).toEqual([
    "one",
    "two",
    "three",
  ])
})

test("forty tasks of one colleague make another, and a job, wait for the one at hand; some he is asked to send later", async () => {
  const ask = echo()
  const done: string[] = []
  const told = async (text: string, by: Sender) => done.push(await ask(text, by))
  const forty = Array.from({ length: 40 }, (_, n) => told(`mine ${n}`, me))
  const others = [told("hers", { account: 2 }), told("a job", { job: "documents" })]
  const answers = await Promise.allSettled([...forty, ...others])
  expect(done.slice(0, 3).toSorted()).toEqual(["a job", "hers", "mine 0"])
  const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []))
  expect(refused.length).toBe(40 - 12)
  expect(refused[0]).toMatchObject({ code: "busy", status: 503, details: { retryAfter: 5 } })
})

test("a task that fails says why and leaves the thread in order", async () => {
  const ask = echo()
  await expect(ask("fail", me)).rejects.toThrow("as asked")
  expect(await ask("after", me)).toBe("after")
})

test("when a thread dies its task fails and the next one gets a new thread", async () => {
  const ask = echo()
  await expect(ask("die", me)).rejects.toThrow()
  expect(await ask("after", me)).toBe("after")
})

test("a thread that ended for want of work starts again", async () => {
  const ask = echo(0)
  expect(await ask("one", me)).toBe("one")
  await new Promise((resolve) => setImmediate(resolve))
  expect(await ask("two", me)).toBe("two")
})

test("the thread of the documents makes a real one", async () => {
  const ask = createThread<DocumentTask, Uint8Array>("modules/quotes/documents/thread")
  const bytes = await ask({ kind: "planning", input: sampleInput() }, me)
  expect(new TextDecoder().decode(bytes.slice(0, 2))).toBe("PK")
})
