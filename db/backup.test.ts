import { Database } from "bun:sqlite"
import { afterAll, beforeEach, expect, test } from "bun:test"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { copyDatabase } from "./backup.ts"
import { type Db, openDb } from "./open.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-copy-"))
const path = join(folder, "company.db")
const target = join(folder, "copy.db")
afterAll(() => rmSync(folder, { recursive: true }))

let db: Db
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
  db = openDb(path)
  db.$client.run("CREATE TABLE walls (id INTEGER PRIMARY KEY, note TEXT NOT NULL) STRICT")
  const add = db.$client.query("INSERT INTO walls (note) VALUES (?)")
  db.$client.transaction(() => {
    for (let i = 0; i < 500; i++) add.run(`wall ${i} `.repeat(40))
  })()
})

const rowsOf = (file: string) => {
  const copy = new Database(file, { readonly: true })
  const { n } = copy.query("SELECT count(*) AS n FROM walls").get() as { n: number }
  copy.close()
  return n
}

test("the copy holds what was committed, also what is still in the WAL", () => {
  copyDatabase(db.$client, target)
  db.$client.run("DELETE FROM walls WHERE id > 10")
  expect(rowsOf(target)).toBe(500)
  db.$client.close()
})

test("a second, read-only connection copies while the first writes on", () => {
  const reader = new Database(path, { readonly: true, strict: true })
  db.$client.run("BEGIN IMMEDIATE")
  db.$client.run("DELETE FROM walls")
  copyDatabase(reader, target)
  db.$client.run("COMMIT")
  expect([rowsOf(target), rowsOf(path)]).toEqual([500, 0])
  reader.close()
  db.$client.close()
})

test("a copy takes the place of an earlier one and of what a cut-off copy left", () => {
  copyDatabase(db.$client, target)
  writeFileSync(`${target}.part`, "half a copy")
  db.$client.run("DELETE FROM walls WHERE id > 10")
  copyDatabase(db.$client, target)
  expect(rowsOf(target)).toBe(10)
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([])
  db.$client.close()
})

test("a damaged database is not copied, and the earlier copy stays", () => {
  copyDatabase(db.$client, target)
  db.$client.run("PRAGMA wal_checkpoint(TRUNCATE)")
  db.$client.close()
  const bytes = readFileSync(path)
  bytes.fill(0xff, 4096 * 5, 4096 * 8)
  writeFileSync(path, bytes)
  const damaged = new Database(path, { readonly: true, strict: true })
  expect(() => copyDatabase(damaged, target)).toThrow("malformed")
  expect(rowsOf(target)).toBe(500)
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([])
  damaged.close()
})
