import { expect, test } from "bun:test"
import { openDb } from "./open.ts"
import { createTogether } from "./together.ts"

test("changes of one moment share a transaction, and one that fails is left out alone", async () => {
  const db = openDb(":memory:")
  db.$client.run("CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE)")
  const insert = db.$client.query("INSERT INTO notes (text) VALUES (?)")
  const together = createTogether(db)
  const add = (text: string | null) => together<number>(() => insert.run(text as string).changes)
  expect(await Promise.all([add("een"), add("twee")])).toEqual([1, 1])
  const settled = await Promise.allSettled([add("drie"), add(null), add("een"), add("vier")])
  expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"])
  await expect(add(null)).rejects.toThrow("NOT NULL")
  expect(db.$client.query("SELECT text FROM notes ORDER BY id").values()).toEqual([
    ["een"],
    ["twee"],
    ["drie"],
    ["vier"],
  ])
})
