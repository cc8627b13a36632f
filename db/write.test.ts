import { beforeEach, expect, test } from "bun:test"
import { integer, sqliteTable } from "drizzle-orm/sqlite-core"
import { type Db, openDb } from "./open.ts"
import { write } from "./write.ts"

let db: Db
beforeEach(() => {
  db = openDb(":memory:")
  db.$client.run(
    "CREATE TABLE stock (item TEXT PRIMARY KEY, pieces INTEGER NOT NULL CHECK (pieces >= 0)) STRICT",
  )
  db.$client.run("INSERT INTO stock VALUES ('tiles', 10)")
})

const take = (pieces: number) => db.$client.run("UPDATE stock SET pieces = pieces - ?", [pieces])
const left = () => (db.$client.query("SELECT pieces FROM stock").get() as { pieces: number }).pieces

test("a change that throws leaves nothing", () => {
  const fall = () =>
    write(db, () => {
      take(3)
      throw new Error("fell off the ladder")
    })
  expect(fall).toThrow("fell off the ladder")
  expect(left()).toBe(10)
})

test("a nested write is undone with the outer one", () => {
  const fall = () =>
    write(db, () => {
      write(db, () => void take(3))
      expect(left()).toBe(7)
      throw new Error("too late")
    })
  expect(fall).toThrow("too late")
  expect(left()).toBe(10)
})

test("a nested write that fails takes the outer one with it", () => {
  const fall = () =>
    write(db, () => {
      take(3)
      write(db, () => void take(100))
    })
  expect(fall).toThrow("CHECK")
  expect(left()).toBe(10)
})

test("an outer write that catches a nested one keeps its own part only", () => {
  write(db, () => {
    take(3)
    expect(() =>
      write(db, () => {
        take(2)
        take(100)
      }),
    ).toThrow("CHECK")
  })
  expect(left()).toBe(7)
})

test("an async callback is refused and its change undone", () => {
  const change = async () => void take(3)
  expect(() => write<unknown>(db, change as () => never)).toThrow("synchronous")
  expect(left()).toBe(10)
})

test("a query that nobody ran is refused", () => {
  const stock = sqliteTable("stock", { pieces: integer("pieces") })
  expect(() => write<unknown>(db, () => db.update(stock).set({ pieces: 0 }) as never)).toThrow("synchronous")
})

test("the result of the change is the result of the write", () => {
  expect(write(db, () => left())).toBe(10)
})
