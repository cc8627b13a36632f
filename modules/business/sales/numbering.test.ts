import { Database } from "bun:sqlite"
import { expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sampleCompany } from "#modules/settings/sample.ts"
import { databasePath } from "#src/folder.ts"
import { givenApp } from "#src/testing.ts"

/** Two companies at once, as a process takes longest to start. */
const companies = 2
const rounds = 25

const script = join(import.meta.dir, "numbering.testing.ts")
const run = (dataDir: string, ...task: string[]) =>
  Bun.spawn([process.execPath, script, dataDir, ...task], { stdout: "pipe", stderr: "inherit" })

/** Ends it as a power cut does, once it said more numbers than that. */
async function numbersUntilKilled(dataDir: string, most: number): Promise<string[]> {
  const child = run(dataDir)
  let said = ""
  for await (const piece of child.stdout) {
    said += new TextDecoder().decode(piece)
    if (said.split("\n").length > most) child.kill("SIGKILL")
  }
  await child.exited
  return said.split("\n").slice(0, -1)
}

async function numberedIn(dataDir: string) {
  const said: string[] = []
  for (let round = 0; round < rounds; round++)
    said.push(...(await numbersUntilKilled(dataDir, 1 + ((round * 7) % 6))))
  expect(await run(dataDir, "finish").exited).toBe(0)
  const db = new Database(databasePath(dataDir), { readonly: true })
  const column = (query: string) => db.query(query).values().flat()
  return { said, column }
}

test("processes that are killed fifty times while they number leave no gap and give none twice", async () => {
  const app = await givenApp()
  app.services.settings.save(sampleCompany, null)
  const folders = Array.from({ length: companies }, () => mkdtempSync(join(tmpdir(), "waterpas-numbers-")))
  for (const folder of folders) app.db.$client.query("VACUUM INTO ?").run(databasePath(folder))
  await app.close()

  for (const { said, column } of await Promise.all(folders.map(numberedIn))) {
    const sequences = column("SELECT sequence FROM sales_invoices WHERE number IS NOT NULL ORDER BY sequence")
    expect(sequences).toEqual(sequences.map((_, i) => i + 1))
    // What was said is kept, and nothing was said twice.
    expect(new Set(said).size).toBe(said.length)
    const kept = new Set(column("SELECT number FROM sales_invoices"))
    expect(said.filter((number) => !kept.has(number))).toEqual([])
    expect(said.length).toBeGreaterThan(rounds)
    const unlike = "SELECT count(*) FROM sales_invoices WHERE number IS NOT (issued ->> '$.number')"
    const withoutFiles = `SELECT count(*) FROM sales_invoices i WHERE number IS NOT NULL AND
      (SELECT count(*) FROM sales_documents d WHERE d.invoice_id = i.id) <> 2`
    expect([column(unlike), column(withoutFiles)]).toEqual([[0], [0]])
  }
  for (const folder of folders) rmSync(folder, { recursive: true })
}, 300_000)
