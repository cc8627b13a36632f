import { afterAll, beforeEach, expect, test } from "bun:test"
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { migrate, NewerSchema, schemaVersion } from "./migrate.ts"
import { migrations } from "./migrations.ts"
import { closeDb, type Db, openDb } from "./open.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-migrate-"))
afterAll(() => rmSync(folder, { recursive: true }))

const first = `
  CREATE TABLE projects (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE TABLE hours (id INTEGER PRIMARY KEY, project_id INTEGER NOT NULL REFERENCES projects (id) ON DELETE CASCADE) STRICT;
  CREATE TABLE hours_notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;`

/** The way SQLite prescribes: another table, a copy, and the old name on it. */
const rebuild = `
  CREATE TABLE rebuilt (id INTEGER PRIMARY KEY, name TEXT NOT NULL CHECK (name <> '')) STRICT;
  INSERT INTO rebuilt SELECT id, name FROM projects;
  DROP TABLE projects;
  ALTER TABLE rebuilt RENAME TO projects;`

let db: Db
beforeEach(() => {
  db = openDb(":memory:")
  migrate(db, { steps: [first] })
  db.$client.run("INSERT INTO projects VALUES (1, 'Dakkapel')")
  db.$client.run("INSERT INTO hours VALUES (1, 1), (2, 1), (3, 1)")
  db.$client.run("INSERT INTO hours_notes VALUES (1, 'regen')")
})

const count = (table: string) =>
  (db.$client.query(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n
const foreignKeysOn = () => db.$client.query("PRAGMA foreign_keys").get() as { foreign_keys: number }

test("the real migrations make a schema that is sound and keeps its foreign keys", () => {
  const fresh = openDb(":memory:")
  expect(migrate(fresh)).toEqual({ from: 0, to: migrations.length })
  expect(migrate(fresh)).toEqual({ from: migrations.length, to: migrations.length })
  expect(fresh.$client.query("PRAGMA quick_check").get()).toEqual({ quick_check: "ok" })
  expect(fresh.$client.query("PRAGMA foreign_key_check").all()).toEqual([])
})

test("every table of the real schema is STRICT", () => {
  const fresh = openDb(":memory:")
  migrate(fresh)
  const loose = fresh.$client
    .query(
      "SELECT name FROM pragma_table_list WHERE type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%'",
    )
    .all()
  expect(loose).toEqual([])
})

test("a rebuilt parent table keeps its children", () => {
  migrate(db, { steps: [first, rebuild] })
  expect([count("projects"), count("hours")]).toEqual([1, 3])
  expect(schemaVersion(db.$client)).toBe(2)
  expect(foreignKeysOn()).toEqual({ foreign_keys: 1 })
  expect(() => db.$client.run("INSERT INTO hours VALUES (9, 99)")).toThrow("FOREIGN KEY")
})

test("a database of a newer program is refused and left alone", () => {
  migrate(db, { steps: [first, rebuild] })
  expect(() => migrate(db, { steps: [first] })).toThrow(NewerSchema)
  expect([schemaVersion(db.$client), count("hours")]).toEqual([2, 3])
})

test.each([
  [
    "breaks off half-way",
    "CREATE TABLE extra (id INTEGER) STRICT; INSERT INTO nowhere VALUES (1);",
    "nowhere",
  ],
  ["leaves children without a parent", "DELETE FROM projects;", "breaks 3 foreign keys"],
  ["loses rows of a table it does not name", "DELETE FROM hours_notes;", "changes the rows of hours"],
])("a migration that %s changes nothing", (_, step, message) => {
  db.$client.run("CREATE TRIGGER sly AFTER DELETE ON hours_notes BEGIN DELETE FROM hours; END")
  expect(() => migrate(db, { steps: [first, step] })).toThrow(message)
  expect(schemaVersion(db.$client)).toBe(1)
  expect([count("projects"), count("hours"), count("hours_notes")]).toEqual([1, 3, 1])
  expect(db.$client.query("SELECT name FROM sqlite_schema WHERE name = 'extra'").all()).toEqual([])
  expect(foreignKeysOn()).toEqual({ foreign_keys: 1 })
})

test("an existing database is copied before it is changed, a new one is not", () => {
  const keepCopyAt = join(folder, "before.db")
  const path = join(folder, "company.db")
  const company = openDb(path)
  migrate(company, { steps: [first], keepCopyAt })
  expect(existsSync(keepCopyAt)).toBe(false)
  company.$client.run("INSERT INTO projects VALUES (7, 'Keuken')")
  expect(() => migrate(company, { steps: [first, "INSERT INTO nowhere VALUES (1)"], keepCopyAt })).toThrow()
  closeDb(company)

  const copy = openDb(keepCopyAt)
  expect(copy.$client.query("SELECT * FROM projects").all()).toEqual([{ id: 7, name: "Keuken" }])
  expect(schemaVersion(copy.$client)).toBe(1)
  closeDb(copy)
  expect(readdirSync(folder).filter((name) => name.includes(".part"))).toEqual([])
})
