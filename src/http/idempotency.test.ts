import { beforeEach, expect, test } from "bun:test"
import { migrate } from "#db/migrate.ts"
import { type Db, openDb } from "#db/open.ts"
import { type TestClock, testClock } from "../testing.ts"
import { createReplays, type Replays } from "./idempotency.ts"

let db: Db
let clock: TestClock
let replays: Replays
let stock: number
beforeEach(() => {
  db = openDb(":memory:")
  migrate(db)
  clock = testClock()
  replays = createReplays({ db, clock })
  stock = 10
})

const key = "3f0c6d3e-9a0b-4d6a-8f5b-0a4c4ad4d0c1"
const take = (body: unknown = { pieces: 1 }, withKey: string | null = key, scope = "stock") =>
  replays.once(scope, withKey, body, () => ({ left: --stock }))
const stored = () => (db.$client.query("SELECT count(*) AS n FROM replays").get() as { n: number }).n

test("a repeated request is done once and answered twice", () => {
  expect([take(), take(), take()]).toEqual([{ left: 9 }, { left: 9 }, { left: 9 }])
  expect(stock).toBe(9)
})

test("another body under the same key is refused", () => {
  take()
  expect(() => take({ pieces: 2 })).toThrow(expect.objectContaining({ code: "otherBody", status: 409 }))
  expect(stock).toBe(9)
})

test("another key, another scope and no key are requests of their own", () => {
  take()
  take({ pieces: 1 }, "another-key")
  take({ pieces: 1 }, key, "checklist")
  take({ pieces: 1 }, null)
  take({ pieces: 1 }, null)
  expect(stock).toBe(5)
})

test("a request that fails may be tried again under its key", () => {
  expect(() =>
    replays.once("stock", key, {}, () => {
      throw new Error("fell off the shelf")
    }),
  ).toThrow("fell off")
  expect(stored()).toBe(0)
  expect(take()).toEqual({ left: 9 })
})

test("what a failing request wrote is undone with its key", () => {
  expect(() =>
    replays.once("stock", key, {}, () => {
      db.$client.run("INSERT INTO settings VALUES ('half', '1')")
      throw new Error("half-way")
    }),
  ).toThrow()
  expect(db.$client.query("SELECT * FROM settings").all()).toEqual([])
})

test.each(["", "short", "x".repeat(65), "with space 123", "key\n12345678", "'; DROP--"])(
  "%j is no key",
  (wrong) => {
    expect(() => take({}, wrong)).toThrow(expect.objectContaining({ code: "badIdempotencyKey", status: 400 }))
    expect(stock).toBe(10)
  },
)

test("a key is kept for 30 days", async () => {
  take()
  clock.pass(29 * 24 * 3600)
  await replays.sweep()
  expect(take()).toEqual({ left: 9 })
  clock.pass(2 * 24 * 3600)
  await replays.sweep()
  expect(stored()).toBe(0)
})

test("what a key answered can be asked before the work begins; another body is refused even then", () => {
  expect(replays.earlier("stock", key, { pieces: 1 })).toBeUndefined()
  take()
  expect(replays.earlier<{ left: number }>("stock", key, { pieces: 1 })).toEqual({ left: 9 })
  expect(replays.earlier("stock", null, { pieces: 1 })).toBeUndefined()
  expect(replays.earlier("checklist", key, { pieces: 1 })).toBeUndefined()
  expect(() => replays.earlier("stock", key, { pieces: 2 })).toThrow(
    expect.objectContaining({ code: "otherBody" }),
  )
  expect(() => replays.earlier("stock", "short", {})).toThrow(expect.objectContaining({ status: 400 }))
  expect(stock).toBe(9)
})
