import { Database } from "bun:sqlite"
import { join } from "node:path"
import { type Program, startProgram } from "../tests/program.testing.ts"
import { treeMb } from "./memory.ts"

const json = { "content-type": "application/json" }
const page = join(import.meta.dir, "../../modules/invoices/fixtures/d08.png")

/** Times of all answers, in milliseconds. */
export interface Times {
  p50: number
  p99: number
  /** Answers a second. */
  rate: number
}

export interface GpsFigures {
  fleet: { ours: Times; bare: Times }
  pings: { ours: Times; duringOcr: Times; bare: Times }
  /** Positions that were answered as stored, and those that are in the database afterwards. */
  sent: number
  kept: number
}

interface Phone {
  cookie: string
  sessionId: number
}

const fleetSize = 1000
/** Every worker sends every ten seconds. */
const interval = 10_000
const perBatch = 2

/**
 * A thousand workers who each send two positions every ten seconds, and as many single positions as go through, also
 * while a scan is read: beside a bare server that only stores them as durably.
 */
export async function measureGps(
  ours: Program,
  bare: string,
  folder: string,
  { cookie, seconds = 30, pings = 8000 }: { cookie: string; seconds?: number; pings?: number },
): Promise<GpsFigures> {
  const db = new Database(join(folder, "data/waterpas.db"))
  db.run("PRAGMA busy_timeout = 5000")
  const phones = givePhones(db)
  let sent = 0
  const clock = movingClock()
  const post = async (url: string, phone: Phone, count: number) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { ...json, cookie: phone.cookie, "device-time": new Date().toISOString() },
      body: JSON.stringify({ sessionId: phone.sessionId, positions: clock(phone, count) }),
    })
    const answer = (await response.json()) as { stored?: number }
    if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(answer)}`)
    return answer.stored ?? 0
  }
  const toOurs = async (phone: Phone, count: number) => {
    const stored = await post(`${ours.url}/api/gps-tracking/positions`, phone, count)
    sent += stored
  }
  const toBare = async (phone: Phone, count: number) => void (await post(`${bare}/positions`, phone, count))

  // In turns, so that what else this machine does slows each of them alike.
  await flood(phones, toOurs, pings / 4)
  await flood(phones, toBare, pings / 4)
  const fleet = { ours: await drive(phones, toOurs, seconds), bare: await drive(phones, toBare, seconds) }
  const bareFlood = await flood(phones, toBare, pings)
  const ourFlood = await flood(phones, toOurs, pings)
  const duringOcr = await whileReading(ours, cookie, () => flood(phones, toOurs, pings))
  const { kept } = db.query("SELECT count(*) AS kept FROM positions").get() as { kept: number }
  db.close()
  return { fleet, pings: { ours: ourFlood, duringOcr, bare: bareFlood }, sent, kept }
}

/** Accounts that are signed in and whose timer runs. Written straight into the database: asking takes too long. */
function givePhones(db: Database): Phone[] {
  const now = new Date().toISOString()
  const start = new Date(Date.now() - 3600_000).toISOString()
  const account = db.query(
    `INSERT INTO accounts (username, name, role, shared, password_hash, created_at)
     SELECT ?, ?, 'worker', 0, password_hash, ? FROM accounts LIMIT 1 RETURNING id`,
  )
  const session = db.query(
    "INSERT INTO sessions (token_hash, account_id, created_at, seen_at) VALUES (?, ?, ?, ?)",
  )
  const entry = db.query(
    `INSERT INTO time_entries (ref, account_id, kind, source, started_at, created_at)
     VALUES (?, ?, 'general', 'timer', ?, ?) RETURNING id`,
  )
  return db
    .transaction(() =>
      Array.from({ length: fleetSize }, (_, index): Phone => {
        const token = `bench-${index}`
        const { id } = account.get(`werker${index}`, `Werker ${index}`, now) as { id: number }
        session.run(new Bun.CryptoHasher("sha256").update(token).digest("hex"), id, now, now)
        const begun = entry.get(crypto.randomUUID(), id, start, now) as { id: number }
        return { cookie: `waterpas=${token}`, sessionId: begun.id }
      }),
    )
    .immediate()
}

/** Each phone goes on a few metres with each position, never twice at the same millisecond. */
function movingClock() {
  const last = new Map<number, number>()
  return ({ sessionId }: Phone, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const at = Math.max(Date.now() - (count - index), (last.get(sessionId) ?? 0) + 1)
      last.set(sessionId, at)
      return { latitude: 52.38 + (at % 1000) / 1e6, longitude: 4.64, accuracy: 8, timestamp: at }
    })
}

/** Evenly spread, whether or not the earlier ones were answered: what is late counts from when it was due. */
async function drive(phones: Phone[], send: (phone: Phone, count: number) => Promise<void>, seconds: number) {
  const gap = interval / phones.length
  const total = Math.round((seconds * 1000) / gap)
  const begun = performance.now()
  const times: number[] = []
  const going: Promise<void>[] = []
  for (let index = 0; index < total; index++) {
    const due = begun + index * gap
    const wait = due - performance.now()
    if (wait > 0.5) await Bun.sleep(wait)
    going.push(
      send(phones[index % phones.length]!, perBatch).then(() => {
        times.push(performance.now() - due)
      }),
    )
  }
  await Promise.all(going)
  return timesOf(times, performance.now() - begun)
}

/** One position at a time from each of twenty phones, as fast as they are answered. */
async function flood(phones: Phone[], send: (phone: Phone, count: number) => Promise<void>, total: number) {
  let next = 0
  const begun = performance.now()
  const times: number[] = []
  async function phone() {
    while (next < total) {
      const started = performance.now()
      await send(phones[next++ % phones.length]!, 1)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: 20 }, phone))
  return timesOf(times, performance.now() - begun)
}

/** While pictures of invoices are read by the process beside it. */
async function whileReading<T>(server: Program, cookie: string, act: () => Promise<T>): Promise<T> {
  const send = async (name: string) => {
    const body = new FormData()
    // Another name and another last byte: the same scan twice isn't read again.
    body.append("photo", new Blob([await Bun.file(page).arrayBuffer(), name]), `${name}.png`)
    const sent = await fetch(`${server.url}/api/invoice-ocr/upload-invoice-photo`, {
      method: "POST",
      headers: { cookie },
      body,
    })
    if (!sent.ok) throw new Error(`a scan was answered with ${sent.status} ${await sent.text()}`)
  }
  for (let n = 0; n < 4; n++) await send(`bench ${crypto.randomUUID()}`)
  return act()
}

function timesOf(times: number[], took: number): Times {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
  return { p50: at(0.5), p99: at(0.99), rate: (times.length / took) * 1000 }
}

/** The first password is made just after the first answer. */
async function login(url: string): Promise<string> {
  const body = JSON.stringify({ password: "zand-en-zee-7" })
  for (;;) {
    const { headers } = await fetch(`${url}/api/login`, { method: "POST", headers: json, body })
    const cookie = headers.get("set-cookie")?.split(";")[0]
    if (cookie) return cookie
    await Bun.sleep(500)
  }
}

/** Prints the figures on their own: `bun src/bench/gps.ts [program]`. */
if (import.meta.main) {
  const { mkdtempSync, rmSync } = await import("node:fs")
  const folder = mkdtempSync("/tmp/waterpas-gps-")
  const root = join(import.meta.dir, "../..")
  const command = process.argv[2] ? [process.argv[2]] : [process.execPath, join(root, "src/main.ts")]
  const ours = await startProgram(command, { folder })
  const bare = await startProgram([process.execPath, join(import.meta.dir, "bare.ts")])
  try {
    const cookie = await login(ours.url)
    const seconds = Number(process.argv[3] ?? 30)
    console.log(JSON.stringify(await measureGps(ours, bare.url, folder, { cookie, seconds }), null, 2))
    console.log(`${treeMb(ours.pid).toFixed(0)} MB`)
  } finally {
    await ours.stop()
    await bare.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
