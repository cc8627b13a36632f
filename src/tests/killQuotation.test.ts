import { Database } from "bun:sqlite"
import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileKinds } from "#modules/quotes/documents/schema.ts"
import { ownLine } from "#modules/quotes/quotations/sample.ts"
import type { Quotation } from "#modules/quotes/quotations/schema.ts"
import { builtBinary } from "../build/binary.ts"
import { examine } from "../doctor.ts"
import { databasePath } from "../folder.ts"
import { type Program, startProgram } from "./program.testing.ts"
import { signedIn } from "./signedIn.testing.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-kill-"))
const dataDir = join(folder, "data")
const password = "zand-en-zee-7"
const rounds = 6
const clerks = 3

let program: Program | undefined
beforeAll(async () => void (await builtBinary()), 300_000)
afterAll(() => {
  program?.kill()
  rmSync(folder, { recursive: true })
})

const start = async () => {
  program = await startProgram([await builtBinary()], {
    folder,
    password,
  })
  return program
}

/** The server that is up now, or the next one. */
let up = Promise.withResolvers<Program>()
let sent = 0
let killAt = Number.POSITIVE_INFINITY
let over = false
let cookie = ""

type Answer = Quotation & { quotationId: number; error?: string }

/** Undefined when the server went away before it answered. */
async function ask(method: string, path: string, body?: unknown, key?: string): Promise<Answer | undefined> {
  const { url, kill } = await up.promise
  const answer = fetch(`${url}/api${path}`, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: { cookie, "content-type": "application/json", ...(key && { "idempotency-key": key }) },
  })
  if (++sent === killAt) kill()
  const reply: Answer | undefined = await answer.then((response) => response.json()).catch(() => undefined)
  expect(reply?.error).toBeUndefined()
  return reply
}

/** Again and again under one key, as the screens do. */
async function insist(method: string, path: string, body?: unknown): Promise<Answer> {
  const key = crypto.randomUUID()
  for (;;) {
    const reply = await ask(method, path, body, key)
    if (reply) return reply
  }
}

/** Looks whether it was saved before it is saved once more. */
async function save(id: number, isSaved: (quotation: Quotation) => boolean, price: number) {
  for (;;) {
    const now = await insist("GET", `/quotations/${id}`)
    if (isSaved(now)) return
    const content = {
      ...{ lines: [ownLine({ unitPrice: price })], assumptions: [], exclusions: [], wantedStart: null },
      ...{ facts: { use: null, builtIn: null, olderThan2Years: null }, reverseCharge: false, texts: null },
    }
    await ask("POST", `/quotations/${id}/versions`, { base: now.latest.version, content })
  }
}

/** What became of each quotation, by its id. */
const done = new Map<number, { state: string; prices: number[] }>()

/** Makes quotations one after the other: generated, kept, changed, sent, and decided on. */
async function clerk(number: number) {
  for (let nth = 0; !over; nth++) {
    const { quotationId: id } = await insist("POST", "/chatgpt-quotation/generate-smart-quotation", {
      projectType: "badkamer",
      answers: { werkzaamheden: ["12 m2 tegels zetten"] },
      contactInfo: { name: `Client ${number}.${nth}`, address: "" },
    })
    expect(done.has(id)).toBe(false)
    await save(id, ({ state }) => state !== "proposed", 100 + nth)
    await save(id, ({ latest }) => latest.version === 2, 200 + nth)
    await insist("POST", `/quotations/${id}/sending`, { how: "noted", version: 2 })
    const prices = [100 + nth, 200 + nth]
    if (nth % 2 === 0) await insist("POST", `/quotations/${id}/acceptance`, { version: 2 })
    else {
      await save(id, ({ latest }) => latest.version === 3, 300 + nth)
      prices.push(300 + nth)
    }
    done.set(id, { state: nth % 2 === 0 ? "accepted" : "concept", prices })
  }
}

test("a server killed six times leaves no quotation half, loses none and makes none twice", async () => {
  const first = await start()
  cookie = await signedIn(first.url)
  const working = Promise.all(Array.from({ length: clerks }, (_, number) => clerk(number)))
  for (let round = 0; round < rounds; round++) {
    const server = round === 0 ? first : await start()
    // Each round dies at another moment: while one is generated, saved, sent or its documents are made.
    killAt = sent + 1 + ((round * 11) % 31)
    up.resolve(server)
    await server.ended
    up = Promise.withResolvers()
  }
  over = true
  const last = await start()
  up.resolve(last)
  await working
  const db = new Database(databasePath(dataDir), { readonly: true })
  const left = db.query("SELECT count(*) AS n FROM jobs WHERE state <> 'done'")
  while ((left.get() as { n: number }).n > 0) await Bun.sleep(20)

  const rows = (query: string) => db.query(query).all() as Record<string, unknown>[]
  expect(done.size).toBeGreaterThan(clerks)
  const expected = [...done].sort(([a], [b]) => a - b)
  expect(rows("SELECT id, state FROM quotations ORDER BY id")).toEqual(
    expected.map(([id, { state }]) => ({ id, state })),
  )
  const versions = rows(`SELECT quotation_id AS id, version, sent_at IS NOT NULL AS sent,
    json_extract(estimate, '$.totals.exVatCents') AS net FROM quotation_versions ORDER BY 1, 2`)
  expect(versions).toEqual(
    expected.flatMap(([id, { prices }]) =>
      prices.map((price, at) => ({ id, version: at + 1, sent: at === 1 ? 1 : 0, net: price * 100 })),
    ),
  )
  // Its project, its history and its documents each go along.
  expect(rows("SELECT offerte_id AS id, estimated_net_cents AS net FROM projects ORDER BY 1")).toEqual(
    expected.map(([id, { prices }]) => ({ id, net: prices.at(-1)! * 100 })),
  )
  expect(rows("SELECT count(*) AS n FROM log WHERE action = 'quotation.saved'")).toEqual([
    { n: versions.length },
  ])
  expect(
    rows("SELECT count(*) AS n FROM quotation_documents JOIN files ON files.id = file_id WHERE kept"),
  ).toEqual([{ n: versions.length * fileKinds.length }])
  db.close()
  expect(examine({ dataDir, port: 0, host: "" }).filter(({ state }) => state === "wrong")).toEqual([])
}, 60_000)
