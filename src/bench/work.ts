import { Database } from "bun:sqlite"
import { join } from "node:path"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { givenApp, jsonRequest, type TestApp } from "../testing.ts"

type Call = () => Response | Promise<Response>

/**
 * What a submission of the wizard and the reading of one project cost the processor, in milliseconds: ours through the
 * whole server, and a transaction that keeps as much with bun:sqlite alone. Both write to disk with the same durability.
 */
export async function measureWork() {
  const app = await givenApp({ onDisk: true })
  // Documents are made by a job; only what the visitor waits for counts here.
  await app.services.jobs.stop()
  const body = JSON.stringify(sampleSubmission())
  const submit = submissionTo(app, body)
  const first = await (await submit()).json()
  const headers = await app.signIn("owner")
  const read = () => app.handle(jsonRequest("GET", `/api/projects/${first.projectId}`, { headers }))
  const bare = bareOf(app, body, await (await read()).text())
  try {
    return { submission: await sideBySide(submit, bare.submit), project: await sideBySide(read, bare.read) }
  } finally {
    bare.close()
    await app.close()
  }
}

function submissionTo(app: TestApp, body: string): Call {
  let sent = 0
  return () => {
    sent++
    const headers = {
      // One address may send ten in ten minutes.
      "x-forwarded-for": `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
      "idempotency-key": crypto.randomUUID(),
    }
    return app.handle(jsonRequest("POST", "/api/live-offerte", { body, headers }))
  }
}

/** Keeps the same request, project and quotation, as texts. */
function bareOf(app: TestApp, body: string, project: string) {
  const [made] = app.db.$client
    .query<{ estimate: string; body: string }, []>("SELECT estimate, body FROM quotation_versions")
    .all()
  const estimate = JSON.parse(made!.estimate)
  const db = new Database(join(app.dataDir, "bare.db"), { create: true })
  db.run("PRAGMA journal_mode = WAL")
  db.run("PRAGMA synchronous = FULL")
  const inserts = ["requests", "projects", "quotations"].map((table) => {
    db.run(`CREATE TABLE ${table} (id INTEGER PRIMARY KEY, body TEXT NOT NULL)`)
    return db.query(`INSERT INTO ${table} (body) VALUES (?)`)
  })
  const [request, job, quotation] = inserts
  const keep = db.transaction((sent: unknown) => {
    request!.run(JSON.stringify(sent))
    job!.run(project)
    return quotation!.run(JSON.stringify({ estimate, text: made!.body }))
  })
  const byId = db.query<{ body: string }, [number]>("SELECT body FROM projects WHERE id = ?")
  return {
    submit: () => Response.json({ id: keep.immediate(JSON.parse(body)).lastInsertRowid }),
    read: () => Response.json(JSON.parse(byId.get(1)!.body)),
    close: () => db.close(),
  }
}

const [warmUp, rounds, perRound] = [10, 15, 100]

/** By turns, so that what else the machine does weighs on both; the middle round of each. */
async function sideBySide(ours: Call, bare: Call) {
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let i = 0; i < warmUp; i++) await work(ours)
  for (let i = 0; i < rounds; i++) {
    times.ours.push(await work(ours))
    times.bare.push(await work(bare))
  }
  return { ours: middle(times.ours), bare: middle(times.bare) }
}

/** Milliseconds of the processor per call, all threads together. */
async function work(call: Call): Promise<number> {
  const before = process.cpuUsage()
  for (let i = 0; i < perRound; i++) {
    const response = await call()
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
    await response.text()
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / perRound
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
