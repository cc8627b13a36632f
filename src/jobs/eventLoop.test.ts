import { expect, test } from "bun:test"
import { heldDuring } from "./eventLoop.testing.ts"
import { createEventLoop, type Stall, threadTime } from "./eventLoop.ts"

/** Keeps the thread for this long, in milliseconds of the processor. */
function hold(milliseconds: number) {
  const until = threadTime() + milliseconds
  while (threadTime() < until);
}

/** The first stall that says what was at hand. */
async function toldOf(
  work: (during: ReturnType<typeof createEventLoop>["during"]) => unknown,
): Promise<Stall> {
  const loop = createEventLoop((stall) => {
    if (!stall.during.startsWith("after")) told.resolve(stall)
  })
  const told = Promise.withResolvers<Stall>()
  loop.start()
  await work(loop.during)
  const stall = await told.promise
  loop.stop()
  return stall
}

test("what holds the server is told with the request it came from", async () => {
  const stall = await toldOf((during) => during("POST /api/contact", () => hold(120)))
  expect(stall.during).toBe("POST /api/contact")
  expect(stall.waited).toBeGreaterThan(100)
  expect(stall.worked).toBeGreaterThan(100)
})

test("time in which the processor did nothing for us is told apart", async () => {
  const stall = await toldOf((during) => during("GET /api/projects", () => Bun.sleepSync(120)))
  expect(stall.waited).toBeGreaterThan(100)
  expect(stall.worked).toBeLessThan(60)
})

test("of several at hand the one that ended is named first", async () => {
  const held = Promise.withResolvers<void>()
  const stall = await toldOf((during) => {
    void during("GET /a", () => held.promise)
    during("GET /b", () => hold(80))
  })
  held.resolve()
  expect(stall.during).toBe("GET /b, GET /a")
})

test("a refusal passes through, and is no longer at hand", async () => {
  const stall = await toldOf((during) => {
    const refuse = () => {
      throw new Error("no")
    }
    expect(() => during("GET /refused", refuse)).toThrow("no")
    expect(during("GET /late", () => Promise.reject(new Error("later")))).rejects.toThrow("later")
    hold(40)
  })
  expect(stall.during).toContain("GET /refused")
})

test("what does its work in portions holds the thread no longer than one of them", async () => {
  const portions = async () => {
    for (let i = 0; i < 5; i++) {
      hold(20)
      await new Promise(setImmediate)
    }
  }
  const whole = await heldDuring(() => hold(100))
  expect(await heldDuring(portions)).toBeLessThan(whole / 2)
})

test("nothing is told without a name: with nothing at hand it is what was done last", async () => {
  const told: string[] = []
  const loop = createEventLoop(({ during }) => told.push(during))
  loop.start()
  hold(40)
  await Bun.sleep(30)
  loop.during("GET /a", () => undefined)
  await Bun.sleep(30)
  hold(40)
  await Bun.sleep(30)
  loop.stop()
  expect(told).toContain("after start")
  expect(told).toContain("after GET /a")
  expect(told).not.toContain("")
})
