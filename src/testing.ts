import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { migrate } from "#db/migrate.ts"
import { type Db, openCopy, openDb } from "#db/open.ts"
import { createAccess } from "#modules/access/service.ts"
import { createSessions } from "#modules/access/sessions.ts"
import { accounts } from "#modules/access/table.ts"
import { makeHoursSheet } from "#modules/gps/sheets/hoursSheet.ts"
import { makeInvoiceDocument } from "#modules/invoices/documents/documents.ts"
import type { Reader } from "#modules/invoices/reading/task.ts"
import { makeDocument } from "#modules/quotes/documents/documents.ts"
import type { ModelSettings } from "#modules/quotes/writing/model.ts"
import { createApp } from "./app/app.ts"
import { createServices, type Services } from "./app/services.ts"
import type { Clock } from "./shared/clock.ts"

/** Sunday-proof, far from midnight and from a change of the clocks: Saturday 21 November 2026, 12:00 in Amsterdam. */
const noon = new Date("2026-11-21T11:00:00Z")

export interface TestClock extends Clock {
  set(instant: Date | string): void
  pass(seconds: number): void
}

export function testClock(start = noon): TestClock {
  let now = start
  const clock = () => now
  return Object.assign(clock, {
    set(instant: Date | string) {
      now = new Date(instant)
    },
    pass(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000)
    },
  })
}

export interface TestApp {
  db: Db
  dataDir: string
  clock: TestClock
  services: Services
  handle(request: Request): Promise<Response>
  /** Opens a session and returns the header that carries it. */
  signIn(role: "owner" | "manager" | "worker"): Promise<{ cookie: string }>
  close(): Promise<void>
}

/** The whole server on a database in memory, or `onDisk` to measure, with the real migrations and a settable clock. */
export async function givenApp({
  publicUrl,
  smtpUrl,
  openai,
  reader,
  onDisk = false,
}: {
  publicUrl?: URL
  smtpUrl?: URL
  openai?: ModelSettings
  reader?: Reader
  onDisk?: boolean
} = {}): Promise<TestApp> {
  const clock = testClock()
  const dataDir = mkdtempSync(join(tmpdir(), "waterpas-test-"))
  const db = onDisk ? await officeIn(dataDir) : openCopy(await newOffice())
  const services = createServices({
    db,
    dataDir,
    clock,
    https: publicUrl?.protocol === "https:",
    publicUrl,
    smtpUrl,
    openai,
    makeDocument: makeDocumentOnce,
    makeInvoiceDocument: makeInvoiceDocumentOnce,
    makeHoursSheet,
    reader,
  })
  services.jobs.start()
  const app = createApp(services, { publicUrl })
  const handle = async (request: Request) => app.handle(request)
  return {
    db,
    dataDir,
    clock,
    services,
    handle,
    async signIn(role) {
      const username = `${role}-${crypto.randomUUID().slice(0, 8)}`
      const [office] = db.select().from(accounts).all()
      const { id } = db
        .insert(accounts)
        .values({ ...office!, id: undefined, username, name: `Test ${role}`, role, shared: false })
        .returning()
        .get()
      return { cookie: `waterpas=${createSessions({ db, clock }).begin(id)}` }
    },
    async close() {
      await services.reader.stop()
      await services.jobs.stop()
      db.$client.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export const officePassword = "zand-en-zee-7"

let office: Promise<Uint8Array> | undefined

/** A database at its first start. Made once: hashing a password takes longer than most tests. */
function newOffice(): Promise<Uint8Array> {
  office ??= (async () => {
    const db = openDb(":memory:")
    migrate(db)
    const access = createAccess({ db, clock: testClock(), companyName: () => "" })
    await access.ensureShared(officePassword)
    return db.$client.serialize()
  })()
  return office
}

async function officeIn(dataDir: string): Promise<Db> {
  const path = join(dataDir, "waterpas.db")
  await Bun.write(path, await newOffice())
  return openDb(path)
}

const makeDocumentOnce = once(makeDocument)
const makeInvoiceDocumentOnce = once(makeInvoiceDocument)

/** Of the same facts the same document: most tests of a file want the one that the test before had made. */
function once<Facts extends unknown[]>(make: (...facts: Facts) => Promise<Uint8Array>): typeof make {
  const made = new Map<string, Promise<Uint8Array>>()
  return (...facts) => {
    const key = JSON.stringify(facts)
    const bytes = made.get(key) ?? make(...facts)
    made.set(key, bytes)
    return bytes
  }
}

/** A JSON request as the browser sends it. */
export function jsonRequest(
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Request {
  const text = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body)
  return new Request(`http://localhost${path}`, {
    method,
    body: text,
    headers: {
      ...(text !== undefined && {
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(text)),
      }),
      ...headers,
    },
  })
}
