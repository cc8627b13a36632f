import { Database } from "bun:sqlite"
import { join } from "node:path"
import { median } from "./load.ts"

const json = { "content-type": "application/json" }
const works = [
  "oude badkamer slopen",
  "12 m2 tegels zetten",
  "stucwerk plafond",
  "6 stopcontacten",
  "toilet plaatsen",
]

/** A quotation of fifty work items, from the call to the stored proposal, in milliseconds. */
export const measureGenerator = (url: string, cookie: string): Promise<number> =>
  median(9, async () => {
    const werkzaamheden = Array.from({ length: 50 }, (_, n) => works[n % works.length])
    const body = {
      projectType: "badkamer",
      answers: { werkzaamheden },
      contactInfo: { name: "Familie Kloet", address: "Duinweg 1, Zierikzee" },
      writer: "local",
    }
    const reply = await fetch(`${url}/api/chatgpt-quotation/generate-smart-quotation`, {
      method: "POST",
      headers: { ...json, cookie },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
    await reply.text()
  })

/** Copies the newest quotation with its project until there are so many: the server is not asked, it takes too long. */
export function multiplyQuotations(folder: string, to: number) {
  const db = new Database(join(folder, "data/waterpas.db"))
  db.run("PRAGMA busy_timeout = 5000")
  const columns = (table: string) =>
    (db.query(`SELECT name FROM pragma_table_info('${table}')`).all() as { name: string }[]).map(
      ({ name }) => name,
    )
  const copy = (table: string, own: Record<string, string>) => {
    const names = columns(table)
    const values = names.map((name) => own[name] ?? name)
    db.run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
       INSERT INTO ${table} (${names.join(", ")}) SELECT ${values.join(", ")}
       FROM n, (SELECT * FROM ${table} ORDER BY id DESC LIMIT 1)`,
    )
  }
  const first = 1_000_000
  const day = `strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-' || (i / 9) || ' hours')`
  copy("projects", {
    id: `${first} + i`,
    offerte_id: `${first} + i`,
    created_at: day,
    name: "name || ' ' || i",
  })
  copy("quotations", {
    id: `${first} + i`,
    project_id: `${first} + i`,
    number: "'O-2020-' || i",
    created_at: day,
  })
  copy("quotation_versions", { id: `${first} + i`, quotation_id: `${first} + i` })
  db.close()
}
