import { Database } from "bun:sqlite"
import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type DocumentKind, documentKinds } from "#modules/quotes/documents/schema.ts"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { builtBinary } from "../build/binary.ts"
import { examine } from "../doctor.ts"
import { databasePath, filesPath } from "../folder.ts"

const dataDir = mkdtempSync(join(tmpdir(), "waterpas-kill-"))
const rounds = 10
const phones = 4
beforeAll(async () => void (await builtBinary()), 300_000)
afterAll(() => {
  running?.kill("SIGKILL")
  rmSync(dataDir, { recursive: true })
})

let running: Bun.Subprocess | undefined

/** Starts the program as an owner would and waits for its ready line. */
async function serve() {
  const run = Bun.spawn([await builtBinary()], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0", DASHBOARD_PASSWORD: "zand-en-zee-7" },
    stdout: "pipe",
    stderr: "inherit",
  })
  running = run
  let out = ""
  for await (const piece of run.stdout) {
    out += new TextDecoder().decode(piece)
    const url = /http:\S+/.exec(out)?.[0]
    if (url) return { url, run }
  }
  throw new Error(`The server ended with ${await run.exited}`)
}

/** The server that is up now, or the next one. */
let up = Promise.withResolvers<Awaited<ReturnType<typeof serve>>>()
let sent = 0
let killAt = Number.POSITIVE_INFINITY
let over = false

/** What each phone was told, by the key of its request. */
const told = new Map<string, string>()

/** One visitor after the other; each tries again under his own key until he has an answer, as the wizard does. */
async function phone(number: number) {
  for (let visitor = 0; !over; visitor++) {
    const key = crypto.randomUUID()
    const reference = await untilAnswered(key, `${number}.${visitor}`)
    expect(told.get(key) ?? reference).toBe(reference)
    told.set(key, reference)
    if (visitor % 3 === 0) expect(await untilAnswered(key, `${number}.${visitor}`)).toBe(reference)
  }
}

async function untilAnswered(key: string, who: string): Promise<string> {
  for (;;) {
    const { url, run } = await up.promise
    const answer = post(url, key, who)
    if (++sent === killAt) run.kill("SIGKILL")
    const reference = await answer
    if (reference) return reference
  }
}

/** Undefined when the server went away before it answered. */
async function post(url: string, key: string, who: string): Promise<string | undefined> {
  const contactInfo = { ...sampleSubmission().contactInfo, name: `Visitor ${who}` }
  const response = await fetch(`${url}/api/live-offerte`, {
    method: "POST",
    body: JSON.stringify(sampleSubmission({ contactInfo })),
    headers: { "content-type": "application/json", "idempotency-key": key, "x-forwarded-for": `10.0.${who}` },
  }).catch(() => undefined)
  if (!response) return undefined
  const reply = await response.json().catch(() => undefined)
  if (!reply) return undefined
  expect(reply).toMatchObject({ success: true })
  return reply.referenceNumber
}

test("a server killed ten times loses no request it confirmed and stores none twice", async () => {
  const visitors = Array.from({ length: phones }, (_, number) => phone(number))
  for (let round = 0; round < rounds; round++) {
    const server = await serve()
    // Each round dies at another moment: among the first requests, or deep in the making of documents.
    killAt = sent + 1 + ((round * 7) % rounds)
    up.resolve(server)
    await server.run.exited
    up = Promise.withResolvers()
  }
  over = true
  const last = await serve()
  up.resolve(last)
  await Promise.all(visitors)
  await allDocumentsMade()
  last.run.kill("SIGTERM")
  expect(await last.run.exited).toBe(0)

  expect(told.size).toBeGreaterThan(rounds)
  expect(new Set(told.values()).size).toBe(told.size)
  const db = new Database(databasePath(dataDir), { readonly: true })
  const column = (query: string) => db.query(query).values().flat()
  expect(column("SELECT reference FROM quote_requests ORDER BY reference")).toEqual([...told.values()].sort())
  expect(new Set(column("SELECT name FROM quote_requests")).size).toBe(told.size)
  expect(column("SELECT count(*) FROM projects")).toEqual([told.size])
  expect(column("SELECT count(*) FROM quotation_versions")).toEqual([told.size])
  for (const kind of documentKinds) expect(documentsOf(db, kind)).toBe(told.size)
  db.close()

  const wrong = examine({ dataDir, port: 0, host: "" }).filter(({ state }) => state === "wrong")
  expect(wrong).toEqual([])
  const blobs = readdirSync(filesPath(dataDir), { recursive: true, withFileTypes: true })
  expect(blobs.filter(({ name }) => name.endsWith(".part")).length).toBeLessThan(rounds)
}, 60_000)

const documentsOf = (db: Database, kind: DocumentKind) =>
  db
    .query(
      "SELECT count(*) FROM quotation_documents JOIN files ON files.id = file_id WHERE kept AND kind = ?",
    )
    .values(kind)[0]?.[0]

/** Waits on the database itself until no work is left. */
async function allDocumentsMade() {
  const db = new Database(databasePath(dataDir), { readonly: true })
  const left = db.query("SELECT count(*) AS n FROM jobs WHERE state <> 'done'")
  while (running?.exitCode === null) {
    const { n } = left.get() as { n: number }
    if (n === 0) return db.close()
    await Bun.sleep(20)
  }
  throw new Error("The server ended before its work was done")
}
