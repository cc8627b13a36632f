import { dropDerived } from "#db/derived.ts"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Findable, Followed } from "#src/manifest/search.ts"
import { entriesTable, sourcesTable, termsTable, wordsFollow, wordsTable } from "./table.ts"

/** Makes the index when it isn't there, or was made in another way: after a migration, or by another version. */
export function layIndex(db: Db, findables: readonly Findable[]) {
  const wanted = findables.flatMap(triggersOf).toSorted()
  const found = db.$client
    .query("SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name GLOB 'derived_search_of_*'")
    .values()
    .map(([sql]) => sql as string)
    .toSorted()
  if (!Bun.deepEquals(found, wanted)) makeAnew(db, findables, wanted)
}

function makeAnew(db: Db, findables: readonly Findable[], triggers: string[]) {
  const sqlite = db.$client
  write(db, () => {
    dropDerived(sqlite)
    for (const sql of [entriesTable, wordsTable, termsTable, sourcesTable]) sqlite.run(sql)
    // A word of someone who was removed leaves the pages of the index at once.
    sqlite.run("INSERT INTO derived_search_words (derived_search_words, rank) VALUES ('secure-delete', 1)")
    for (const { kind, rows } of findables) {
      sqlite.run("INSERT INTO derived_search_sources VALUES (?, ?)", [kind, rows])
      sqlite.run(entriesOf(kind, rows))
    }
    sqlite.run("INSERT INTO derived_search_words (derived_search_words) VALUES ('rebuild')")
    for (const sql of [...wordsFollow, ...triggers]) sqlite.run(sql)
  })
}

const entriesOf = (kind: string, rows: string, which = "") =>
  `INSERT INTO derived_search (kind, subject, title, subtitle, words, phone, cents, state)
    SELECT '${kind}', id, title, subtitle, words, phone, cents, state FROM (${rows})${which}`

function triggersOf({ kind, rows, follows }: Findable): string[] {
  return follows.flatMap(({ table, ids, columns }) =>
    changes(columns).map(({ name, event, touched }) => {
      const among = touched.map((row) => ids.replaceAll("row.", `${row}.`)).join(" UNION ")
      return `CREATE TRIGGER derived_search_of_${kind}_${table}_${name} AFTER ${event} ON ${table} BEGIN
  DELETE FROM derived_search WHERE kind = '${kind}' AND subject IN (${among});
  ${entriesOf(kind, rows, ` WHERE id IN (${among})`)};
END`
    }),
  )
}

const changes = (columns: Followed["columns"]) => [
  { name: "added", event: "INSERT", touched: ["NEW"] },
  {
    name: "changed",
    event: columns ? `UPDATE OF ${columns.join(", ")}` : "UPDATE",
    touched: ["OLD", "NEW"],
  },
  { name: "removed", event: "DELETE", touched: ["OLD"] },
]
