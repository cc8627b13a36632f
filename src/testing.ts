import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { migrate } from "#db/migrate.ts"
import { type Db, openDb } from "#db/open.ts"
import { makeInvoiceDocument } from "#modules/invoices/documents/documents.ts"
import type { Reader } from "#modules/invoices/reading/task.ts"
import { makeDocument } from "#modules/quotes/documents/documents.ts"
import type { ModelSettings } from "#modules/quotes/writing/model.ts"
import { createApp } from "./app.ts"
import { createServices, type Services } from "./services.ts"
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

/** The whole server on an in-memory database with the real migrations, and a settable clock. */
export async function givenApp({
  publicUrl,
  smtpUrl,
  openai,
  reader,
}: {
  publicUrl?: URL
  smtpUrl?: URL
  openai?: ModelSettings
  reader?: Reader
} = {}): Promise<TestApp> {
  const db = openDb(":memory:")
  migrate(db)
  const clock = testClock()
  const dataDir = mkdtempSync(join(tmpdir(), "waterpas-test-"))
  const services = createServices({
    db,
    dataDir,
    clock,
    https: publicUrl?.protocol === "https:",
    publicUrl,
    smtpUrl,
    openai,
    makeDocument,
    makeInvoiceDocument,
    reader,
  })
  await services.access.ensureShared(officePassword)
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
      const office = services.access.list().find((account) => account.username === "kantoor")!
      const password = "een lang wachtwoord"
      await services.access.add({ username, name: `Test ${role}`, role, password }, office)
      const { token } = await services.access.login({ username, password }, username)
      return { cookie: `waterpas=${token}` }
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
