import { beforeEach, expect, test } from "bun:test"
import { eq } from "drizzle-orm"
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { json } from "./columns.ts"
import { type Db, openDb } from "./open.ts"
import { prepared } from "./prepared.ts"

const doors = sqliteTable("doors", {
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  painted: integer("painted", { mode: "boolean" }),
  hinges: json<string[]>("hinges"),
  height: integer("height").notNull().default(2115),
})
type Door = typeof doors.$inferInsert

let db: Db
beforeEach(() => {
  db = openDb(":memory:")
  db.$client.run(
    "CREATE TABLE doors (id INTEGER PRIMARY KEY, name TEXT NOT NULL, painted INTEGER, hinges TEXT, height INTEGER NOT NULL)",
  )
})

const insert = () => prepared((door: Door) => db.insert(doors).values(door).returning())

test("a query is built once, however often it is run", () => {
  let built = 0
  const byName = prepared(({ name }: { name: string }) => {
    built++
    return db.select().from(doors).where(eq(doors.name, name))
  })
  expect(built).toBe(0)
  insert().run({ name: "hall" })
  expect(byName.all({ name: "hall" })).toHaveLength(1)
  expect(byName.get({ name: "cellar" })).toBeUndefined()
  expect(built).toBe(1)
})

test("a value is kept in the way of its column", () => {
  const door = insert().get({ name: "hall", painted: true, hinges: ["left", "right"] })
  expect(door).toEqual({ id: 1, name: "hall", painted: true, hinges: ["left", "right"], height: 2115 })
  expect(db.select().from(doors).all()).toEqual([door])
})

test("null stays null, and what is undefined takes its default", () => {
  const add = insert()
  const door = { painted: null, hinges: null, height: 2115 }
  expect(add.get({ name: "hall", painted: null, hinges: null })).toEqual({ id: 1, name: "hall", ...door })
  expect(add.get({ name: "attic", painted: undefined })).toEqual({ id: 2, name: "attic", ...door })
  expect(add.get({ name: "shed", painted: false, height: 2315 }).painted).toBe(false)
})

test("a partial change leaves the other columns alone, whatever was changed before", () => {
  const update = prepared(({ id, ...values }: Partial<Door> & { id: number }) =>
    db.update(doors).set(values).where(eq(doors.id, id)),
  )
  insert().run({ name: "hall", painted: true })
  update.run({ id: 1, name: "front" })
  update.run({ id: 1, height: 2315 })
  update.run({ id: 1, painted: null })
  expect(db.select().from(doors).get()).toEqual({
    id: 1,
    name: "front",
    painted: null,
    hinges: null,
    height: 2315,
  })
})
