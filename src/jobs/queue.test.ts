import { beforeEach, expect, test } from "bun:test"
import { migrate } from "#db/migrate.ts"
import { type Db, openDb } from "#db/open.ts"
import { write } from "#db/write.ts"
import { type TestClock, testClock } from "../testing.ts"
import { heldDuring } from "./eventLoop.testing.ts"
import { longestHold } from "./eventLoop.ts"
import { Hopeless } from "./lane.ts"
import { createJobQueue } from "./queue.ts"

let db: Db
let clock: TestClock
let reports: string[]
beforeEach(() => {
  db = openDb(":memory:")
  migrate(db)
  clock = testClock()
  reports = []
})

/** A queue as one run of the program has it; `done` tells what its work did. */
function givenQueue(work: (subject: string) => void | Promise<void> = () => undefined) {
  const queue = createJobQueue({ db, clock, report: (event) => void reports.push(event) })
  const done: string[] = []
  queue.register("paint", async (subject) => {
    done.push(subject)
    await work(subject)
  })
  return { queue, done }
}

const stateOf = (queue: ReturnType<typeof createJobQueue>, subject: string) => queue.stateOf("paint", subject)

test("jobs are done one at a time, in the order in which they came", async () => {
  let busy = 0
  const { queue, done } = givenQueue(async () => {
    expect(++busy).toBe(1)
    await Bun.sleep(0)
    busy--
  })
  queue.start()
  for (const wall of ["north", "east", "south"]) queue.add("paint", wall)
  await queue.idle()
  expect(done).toEqual(["north", "east", "south"])
  expect(stateOf(queue, "south")?.state).toBe("done")
  await queue.stop()
})

test("hundreds of jobs with nothing to do hold nobody up", async () => {
  const { queue } = givenQueue()
  queue.start()
  const held = await heldDuring(async () => {
    write(db, () => {
      for (let i = 0; i < 500; i++) queue.add("paint", String(i))
    })
    await Bun.sleep(1)
    await queue.idle()
  })
  expect(held).toBeLessThan(longestHold)
  await queue.stop()
})

test("beside two hundred jobs of one sender that of another is the next, however large it is", async () => {
  const begin = Promise.withResolvers<void>()
  const { queue, done } = givenQueue(() => begin.promise)
  queue.start()
  const add = (wall: string, sender: string, size: number) => queue.add("paint", wall, { sender, size })
  for (let i = 0; i < 200; i++) add(`a${i}`, "a", 3)
  while (done.length === 0) await Bun.sleep(0)
  for (const wall of ["b0", "b1"]) add(wall, "b", 10)
  add("c0", "c", 3)
  begin.resolve()
  await queue.idle()
  expect(done.slice(0, 8)).toEqual(["a0", "b0", "c0", "a1", "a2", "a3", "b1", "a4"])
  add("b2", "b", 3)
  add("a200", "a", 3)
  await queue.idle()
  expect(done.slice(-2)).toEqual(["b2", "a200"])
  await queue.stop()
})

test("who comes between two jobs waits for no more than what is done already", async () => {
  const { queue, done } = givenQueue()
  const add = (wall: string, sender: string) => queue.add("paint", wall, { sender, size: 1 })
  for (const wall of ["a0", "a1", "a2"]) add(wall, "a")
  add("b0", "b")
  queue.start()
  await queue.idle()
  expect(done).toEqual(["a0", "b0", "a1", "a2"])
  await queue.stop()
})

test("a job added in a transaction that fails is never done", async () => {
  const { queue, done } = givenQueue()
  queue.start()
  expect(() =>
    write(db, () => {
      queue.add("paint", "north")
      throw new Error("out of paint")
    }),
  ).toThrow()
  await queue.idle()
  expect(done).toEqual([])
  await queue.stop()
})

test("a job added while nothing runs is done without being asked for", async () => {
  const painted = Promise.withResolvers<void>()
  const { queue } = givenQueue(() => painted.resolve())
  queue.start()
  await queue.idle()
  queue.add("paint", "north")
  await painted.promise
  await queue.stop()
})

test("what waits survives a restart", async () => {
  const before = givenQueue()
  before.queue.add("paint", "north")
  const after = givenQueue()
  after.queue.start()
  await after.queue.idle()
  expect([before.done, after.done]).toEqual([[], ["north"]])
  await after.queue.stop()
})

test("a job that was running when the process died is taken up again", async () => {
  const stuck = givenQueue(() => new Promise<void>(() => undefined))
  stuck.queue.add("paint", "north")
  stuck.queue.start()
  expect(stateOf(stuck.queue, "north")?.state).toBe("running")

  const after = givenQueue()
  after.queue.start()
  await after.queue.idle()
  expect(after.done).toEqual(["north"])
  expect(stateOf(after.queue, "north")).toMatchObject({ state: "done", attempts: 1, cutOffs: 1 })
  await after.queue.stop()
})

test("a job that was cut off again and again has all its attempts left", async () => {
  givenQueue().queue.add("paint", "north")
  for (let start = 0; start < 20; start++) {
    const stuck = givenQueue(() => new Promise<void>(() => undefined))
    stuck.queue.start()
    expect(stuck.done).toEqual(["north"])
  }
  const { queue } = givenQueue(() => {
    throw new Error("no ladder")
  })
  queue.start()
  await queue.idle()
  expect(stateOf(queue, "north")).toMatchObject({ state: "waiting", attempts: 1, cutOffs: 20 })
  await queue.stop()
})

test("a job that ends the process every time is given up", async () => {
  const { queue, done } = givenQueue()
  queue.add("paint", "north")
  db.$client.run("UPDATE jobs SET state = 'running', cut_offs = 29")
  queue.start()
  await queue.idle()
  expect(done).toEqual([])
  expect(stateOf(queue, "north")).toMatchObject({
    ...{ state: "failed", cutOffs: 30, error: "cut off too often", endedAt: clock().toISOString() },
  })
  await queue.stop()
})

test("a job gets three attempts, later and later, and has then failed", async () => {
  const { queue, done } = givenQueue(() => {
    throw new Error("no ladder")
  })
  queue.start()
  queue.add("paint", "north")
  await queue.idle()
  expect(stateOf(queue, "north")).toMatchObject({ state: "waiting", attempts: 1, error: "no ladder" })
  await queue.idle()
  expect(done).toHaveLength(1)
  clock.pass(1)
  await queue.idle()
  expect(stateOf(queue, "north")).toMatchObject({ state: "waiting", attempts: 2 })
  clock.pass(9)
  await queue.idle()
  expect(done).toHaveLength(2)
  clock.pass(1)
  await queue.idle()
  expect(stateOf(queue, "north")).toMatchObject({ state: "failed", attempts: 3 })
  clock.pass(3600)
  await queue.idle()
  expect(done).toHaveLength(3)
  expect(reports).toEqual(["job failed", "job failed", "job failed"])
  await queue.stop()
})

test("a job that fails does not hold up the next", async () => {
  const { queue, done } = givenQueue((subject) => {
    if (subject === "north") throw new Error("no ladder")
  })
  queue.start()
  queue.add("paint", "north")
  queue.add("paint", "east")
  await queue.idle()
  expect(done).toEqual(["north", "east"])
  expect([stateOf(queue, "north")?.state, stateOf(queue, "east")?.state]).toEqual(["waiting", "done"])
  await queue.stop()
})

test("asking again for work that failed makes a job of its own", async () => {
  let broken = true
  const { queue } = givenQueue(() => {
    if (broken) throw new Error("no ladder")
  })
  queue.start()
  queue.add("paint", "north")
  for (const seconds of [0, 1, 10]) {
    clock.pass(seconds)
    await queue.idle()
  }
  expect(stateOf(queue, "north")?.state).toBe("failed")
  broken = false
  queue.add("paint", "north")
  await queue.idle()
  expect(stateOf(queue, "north")).toMatchObject({ state: "done", attempts: 1 })
  await queue.stop()
})

test("stopping lets the job at hand finish and leaves the rest for the next start", async () => {
  const gate = Promise.withResolvers<void>()
  const before = givenQueue(() => gate.promise)
  before.queue.add("paint", "north")
  before.queue.add("paint", "east")
  before.queue.start()
  const stopped = before.queue.stop()
  gate.resolve()
  await stopped
  expect(before.done).toEqual(["north"])
  expect([stateOf(before.queue, "north")?.state, stateOf(before.queue, "east")?.state]).toEqual([
    "done",
    "waiting",
  ])
})

test("a job of a kind that this program does not know waits for one that does", async () => {
  const { queue } = givenQueue()
  queue.start()
  queue.add("plaster", "north")
  await queue.idle()
  expect(queue.stateOf("plaster", "north")?.state).toBe("waiting")
  await queue.stop()
})

test("a database that refuses to write stops the queue for a while, and loses nothing", async () => {
  const { queue, done } = givenQueue()
  queue.add("paint", "north")
  db.$client.run("PRAGMA query_only = ON")
  queue.start()
  await queue.idle()
  expect([done, [...new Set(reports)]]).toEqual([[], ["job loop failed"]])
  db.$client.run("PRAGMA query_only = OFF")
  await queue.idle()
  expect(done).toEqual(["north"])
  await queue.stop()
})

test("a job whose end could not be written down is done again", async () => {
  let first = true
  const { queue, done } = givenQueue(() => {
    if (first) db.$client.run("PRAGMA query_only = ON")
    first = false
  })
  queue.start()
  queue.add("paint", "north")
  await queue.idle()
  db.$client.run("PRAGMA query_only = OFF")
  await queue.idle()
  expect(done).toEqual(["north", "north"])
  expect(stateOf(queue, "north")?.state).toBe("done")
  await queue.stop()
})

test("two kinds of work are done at the same time", async () => {
  const painted = Promise.withResolvers<void>()
  const { queue } = givenQueue(() => painted.resolve())
  const gate = Promise.withResolvers<void>()
  queue.register("post", () => gate.promise)
  queue.start()
  queue.add("post", "letter")
  queue.add("paint", "north")
  await painted.promise
  expect(queue.stateOf("post", "letter")?.state).toBe("running")
  gate.resolve()
  await queue.idle()
  expect(queue.stateOf("post", "letter")?.state).toBe("done")
  await queue.stop()
})

test("a kind of work has its own pauses, and hears which job was given up", async () => {
  const { queue } = givenQueue()
  const gaveUp: string[] = []
  const fail = () => Promise.reject(new Error("no stamps"))
  queue.register("post", fail, { pauses: [60_000], gaveUp: (subject) => void gaveUp.push(subject) })
  queue.start()
  queue.add("post", "letter")
  await queue.idle()
  clock.pass(59)
  await queue.idle()
  expect(queue.stateOf("post", "letter")).toMatchObject({ state: "waiting", attempts: 1 })
  clock.pass(1)
  await queue.idle()
  expect(queue.stateOf("post", "letter")).toMatchObject({ state: "failed", attempts: 2 })
  expect(gaveUp).toEqual(["letter"])
  await queue.stop()
})

test("hopeless work fails at its first attempt", async () => {
  const { queue } = givenQueue(() => {
    throw new Hopeless("no such wall")
  })
  queue.start()
  queue.add("paint", "north")
  await queue.idle()
  expect(stateOf(queue, "north")).toMatchObject({ state: "failed", attempts: 1 })
  await queue.stop()
})

test("work of one kind that asks for work of another is part of the same rest", async () => {
  const { queue, done } = givenQueue()
  queue.register("plaster", async () => queue.add("paint", "north"))
  queue.start()
  queue.add("plaster", "north")
  await queue.idle()
  expect(done).toEqual(["north"])
  await queue.stop()
})

test("the state of the work is measured: at rest, waiting, working, failing, and well again", async () => {
  let broken = true
  const begun = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const { queue } = givenQueue(() => {
    if (broken) throw new Error("no ladder")
    begun.resolve()
    return gate.promise
  })
  const status = () => queue.status()[0]!
  expect(status()).toEqual({
    kind: "paint",
    state: "idle",
    waiting: 0,
    failed: 0,
    lastRunAt: null,
    lastError: null,
  })
  queue.add("paint", "north")
  expect(status()).toMatchObject({ state: "waiting", waiting: 1 })
  queue.start()
  await queue.idle()
  const at = clock().toISOString()
  expect(status()).toMatchObject({ state: "failing", waiting: 1, lastRunAt: at, lastError: "no ladder" })
  for (const seconds of [1, 10]) {
    clock.pass(seconds)
    await queue.idle()
  }
  expect(status()).toMatchObject({ state: "failing", waiting: 0, failed: 1 })
  expect(queue.failed("paint")).toEqual([{ subjectId: "north", endedAt: clock().toISOString() }])

  broken = false
  queue.add("paint", "north")
  await begun.promise
  expect(status()).toMatchObject({ state: "working", failed: 0 })
  gate.resolve()
  await queue.idle()
  expect(status()).toMatchObject({ state: "idle", failed: 0, lastError: null })
  expect(queue.failed("paint")).toEqual([])
  await queue.stop()
})

test("what fails while the queue is stopped waits for the next start, however often that happens", async () => {
  for (let start = 0; start < 5; start++) {
    const broken = Promise.withResolvers<void>()
    const { queue, done } = givenQueue(() => broken.promise)
    if (start === 0) for (const wall of ["north", "east"]) queue.add("paint", wall)
    queue.start()
    const stopped = queue.stop()
    broken.reject(new Error("the ladder was taken away"))
    await stopped
    expect(done).toEqual(["north"])
  }
  for (const wall of ["north", "east"])
    expect(stateOf(givenQueue().queue, wall)).toMatchObject({ state: "waiting", attempts: 0 })
})
