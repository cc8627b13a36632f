import { afterAll, expect, test } from "bun:test"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { closeDb, openDb } from "./open.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-open-"))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ["journal_mode", "wal"],
  ["synchronous", 2],
  ["busy_timeout", 5000],
  ["foreign_keys", 1],
  ["trusted_schema", 0],
  ["journal_size_limit", 67108864],
])("the connection runs with %s = %p", (pragma, value) => {
  const db = openDb(join(folder, `${pragma}.db`))
  const row = db.$client.query(`PRAGMA ${pragma}`).get() as Record<string, unknown>
  expect(Object.values(row)).toEqual([value])
  closeDb(db)
})

test("SQLite is newer than the version that could corrupt a WAL database", () => {
  const db = openDb(":memory:")
  const { version } = db.$client.query("SELECT sqlite_version() AS version").get() as { version: string }
  expect(Bun.semver.order(version, "3.51.3")).toBeGreaterThanOrEqual(0)
  db.$client.close()
})

test("a closed database is one file, with everything in it", () => {
  const path = join(folder, "closed.db")
  const db = openDb(path)
  db.$client.run("CREATE TABLE walls (id INTEGER PRIMARY KEY) STRICT")
  db.$client.run("INSERT INTO walls VALUES (1), (2)")
  expect(existsSync(`${path}-wal`)).toBe(true)
  closeDb(db)
  expect(existsSync(`${path}-wal`)).toBe(false)
  const again = openDb(path)
  expect(again.$client.query("SELECT id FROM walls").all()).toEqual([{ id: 1 }, { id: 2 }])
  closeDb(again)
})

test("a file that is no database is refused", () => {
  const path = join(folder, "letter.db")
  writeFileSync(path, "Geachte heer, ".repeat(1000))
  expect(() => openDb(path)).toThrow("not a database")
})
