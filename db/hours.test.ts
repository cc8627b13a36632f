import { afterEach, beforeEach, expect, test } from "bun:test"
import { migrate } from "./migrate.ts"
import { migrations } from "./migrations.ts"
import { type Db, openDb } from "./open.ts"

const at = "'2026-11-20T08:00:00.000Z'"
const noon = "'2026-11-20T12:00:00.000Z'"

let db: Db
beforeEach(() => {
  db = openDb(":memory:")
  migrate(db, { steps: migrations.slice(0, 4) })
  run(`
    INSERT INTO accounts (id, username, name, role, password_hash, created_at)
      VALUES (1, 'kantoor', 'Kantoor', 'owner', 'x', ${at}), (2, 'daan', 'Daan', 'worker', 'x', ${at});
    INSERT INTO projects (id, name, updated_at, created_at) VALUES (1, 'Badkamer', ${at}, ${at});
    INSERT INTO costs (id, project_id, source_kind, source_id, category, cents, quantity, unit, day, description, created_at)
      VALUES (1, 1, 'hand', '1', 'hours', 12345, 2.5, 'uur', '2026-11-20', 'Zelf geteld', ${at});`)
})
afterEach(() => db.$client.close())

const run = (sql: string) => db.$client.run(sql)
const rows = (sql: string) => db.$client.query(sql).values().flat()

function givenHours(id: number, over: Record<string, string | number> = {}) {
  const values = {
    ...{ id, ref: `'r${id}'`, account_id: 2, kind: "'work'", project_id: 1, source: "'timer'" },
    ...{ started_at: at, ended_at: noon, created_at: at },
    ...over,
  }
  run(`INSERT INTO time_entries (${Object.keys(values)}) VALUES (${Object.values(values)})`)
}

test("a database of before keeps every row, and its projects lie as far around as is usual", () => {
  expect(migrate(db)).toEqual({ from: 4, to: migrations.length })
  expect(rows("SELECT name, radius FROM projects")).toEqual(["Badkamer", null])
  expect(rows("SELECT username FROM accounts ORDER BY id")).toEqual(["kantoor", "daan"])
  expect(rows("SELECT cents, quantity, description FROM costs")).toEqual([12_345, 2.5, "Zelf geteld"])
  givenHours(1)
  expect(rows("PRAGMA foreign_key_check")).toEqual([])
  expect(() => run("UPDATE projects SET radius = 19")).toThrow("CHECK")
})

test("hours are never deleted or replaced", () => {
  migrate(db)
  givenHours(1)
  givenHours(2, { account_id: 1 })
  for (const sql of [
    "DELETE FROM time_entries",
    "INSERT OR REPLACE INTO time_entries SELECT * FROM time_entries WHERE id = 1",
    `INSERT OR REPLACE INTO time_entries (id, ref, account_id, kind, source, started_at, created_at)
      VALUES (9, 'r1', 1, 'work', 'timer', ${at}, ${at})`,
  ])
    expect(() => run(sql), sql).toThrow("hours are never")
  expect(() => run("DELETE FROM accounts WHERE id = 2")).toThrow("FOREIGN KEY")
  expect(() => run("DELETE FROM projects")).toThrow("FOREIGN KEY")
  expect(rows("SELECT id FROM time_entries")).toEqual([1, 2])
})

test("what of approved hours counts stays as it was approved, their breaks included", () => {
  migrate(db)
  const pause = (entry: number, from: string) =>
    run(`INSERT INTO time_breaks VALUES (${entry}, '2026-11-20T${from}:00.000Z', '2026-11-20T11:00:00.000Z')`)
  givenHours(1)
  givenHours(2, { account_id: 1 })
  pause(1, "10:30")
  pause(2, "10:15")
  run(`UPDATE time_entries SET review = 'approved', reviewed_by = 1, reviewed_at = ${noon} WHERE id = 1`)
  const approved = "approved hours never change"
  for (const change of [
    ...["account_id = 1", "kind = 'sick'", "project_id = NULL", `started_at = ${noon}`, "ended_at = '2027'"],
    ...["contractor_name = 'Jan'", "contractor_cents = 1", `removed_at = ${noon}`],
  ])
    expect(() => run(`UPDATE time_entries SET ${change} WHERE id = 1`), change).toThrow(approved)
  expect(() => pause(1, "10:45")).toThrow(approved)
  for (const sql of [
    "DELETE FROM time_breaks WHERE entry_id = 1",
    `UPDATE time_breaks SET ended_at = ${noon} WHERE entry_id = 1`,
    "UPDATE time_breaks SET entry_id = 1 WHERE entry_id = 2",
    "UPDATE time_breaks SET entry_id = 2 WHERE entry_id = 1",
  ])
    expect(() => run(sql), sql).toThrow(approved)
  // Its places go after a while, and an approval can be taken back.
  run("UPDATE time_entries SET start_latitude = NULL, start_longitude = NULL WHERE id = 1")
  run("UPDATE time_entries SET review = 'open', reviewed_by = NULL WHERE id = 1")
  run("DELETE FROM time_breaks WHERE entry_id = 1")
  run(`UPDATE time_entries SET kind = 'general', project_id = NULL WHERE id = 1`)
})

test("of one person one timer runs, and nothing ends before it begins or is approved without an end", () => {
  migrate(db)
  givenHours(1, { ended_at: "NULL" })
  expect(() => givenHours(2, { ended_at: "NULL" })).toThrow("UNIQUE")
  givenHours(3, { ended_at: "NULL", account_id: 1 })
  givenHours(4, { ended_at: "NULL", forgotten_at: noon })
  givenHours(5, { ended_at: "NULL", removed_at: noon })
  expect(() => givenHours(6, { ended_at: "'2026-11-20T07:59:59.999Z'" })).toThrow("CHECK")
  expect(() => givenHours(6, { ended_at: "NULL", forgotten_at: noon, review: "'approved'" })).toThrow("CHECK")
  expect(() => givenHours(6, { start_latitude: 51.6 })).toThrow("CHECK")
  expect(() => run(`INSERT INTO positions VALUES (1, ${at}, ${at}, 91, 5, 8, NULL)`)).toThrow("CHECK")
  expect(() => run(`INSERT INTO positions VALUES (99, ${at}, ${at}, 51, 5, 8, NULL)`)).toThrow("FOREIGN KEY")
  expect(rows("SELECT id FROM time_entries")).toEqual([1, 3, 4, 5])
})
