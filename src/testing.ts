import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { migrate } from "#db/migrate.ts"
import { type Db, openCopy, openDb } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import { createAccess } from "#modules/access/service.ts"
import { createSessions } from "#modules/access/sessions.ts"
import { accounts } from "#modules/access/table.ts"
import { createApp } from "./app/app.ts"
import { type Server, stopModules } from "./app/compose.ts"
import { composeServer, type Services } from "./app/modules.ts"
import { createPlatform } from "./app/platform.ts"
import type { Outside, Platform } from "./manifest/platform.ts"
import type { Clock } from "./shared/clock.ts"
import type { Role } from "./shared/roles.ts"

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

export interface TestApp extends Server<Services> {
  db: Db
  dataDir: string
  clock: TestClock
  handle(request: Request): Promise<Response>
  /** Opens a session and returns the header that carries it. */
  signIn(role: Role): Promise<{ cookie: string }>
  /** A colleague, known by his first name and the office's password. */
  hire(name: string, role?: Role): User
  close(): Promise<void>
}

/**
 * The whole server on a database in memory, or `onDisk` to measure, with the real migrations and a settable clock. It
 * answers at once, unless `takeTurns`, as for many senders.
 */
export async function givenApp({
  createTaskProcess,
  onDisk = false,
  takeTurns = false,
  ...outside
}: Outside &
  Partial<Pick<Platform, "createTaskProcess">> & {
    onDisk?: boolean
    takeTurns?: boolean
  } = {}): Promise<TestApp> {
  const clock = testClock()
  const dataDir = mkdtempSync(join(tmpdir(), "waterpas-test-"))
  const db = onDisk ? await officeIn(dataDir) : openCopy(await newOffice())
  const beside = { createThread: onTheSpot, ...(createTaskProcess && { createTaskProcess }) }
  const server = composeServer(createPlatform({ db, dataDir, clock, outside, beside }))
  const { services } = server
  services.jobs.start()
  const app = createApp(server, undefined, { takeTurns })
  const underway = new Set<Promise<Response>>()
  const handle = (request: Request) => {
    const reply = asSent(request).then((sent) => app.handle(sent))
    underway.add(reply)
    const over = () => underway.delete(reply)
    reply.then(over, over)
    return reply
  }
  function add(person: Pick<User, "username" | "name" | "role">): User {
    const office = db.select().from(accounts).get()!
    const values = { ...office, id: undefined, ...person, shared: false }
    const { id } = db.insert(accounts).values(values).returning().get()
    return services.access.list().find((one) => one.id === id)!
  }
  return {
    db,
    dataDir,
    clock,
    ...server,
    handle,
    hire: (name, role = "worker") => add({ username: name.split(" ")[0]!.toLowerCase(), name, role }),
    async signIn(role) {
      const username = `${role}-${crypto.randomUUID().slice(0, 8)}`
      const { id } = add({ username, name: `Test ${role}`, role })
      return { cookie: `waterpas=${createSessions({ db, clock }).begin(id)}` }
    },
    async close() {
      // What a screen asked last is answered: the next test would wait for the same answer.
      await Promise.allSettled(underway)
      await stopModules(server)
      await services.jobs.stop()
      db.$client.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A test that opens a window puts one of its own in its place. */
const ServerRequest = Request

/** On the wire a body comes with its length. */
async function asSent(request: Request): Promise<Request> {
  const { headers } = request
  if (!request.body || headers.has("content-length") || headers.has("transfer-encoding")) return request
  const body = await request.arrayBuffer()
  headers.set("content-length", String(body.byteLength))
  return new ServerRequest(request.url, { method: request.method, headers, body })
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

const results = new Map<string, Promise<unknown>>()

/**
 * What a thread would do, without one. Of the same task the same result: most tests of a file want the document that
 * the test before had made.
 */
export const onTheSpot = (<Task, Result>(entry: string) =>
  (task: Task): Promise<Result> => {
    const key = JSON.stringify([entry, task])
    const result = results.get(key) ?? import(`#${entry}.ts`).then(({ answer }) => answer(task))
    results.set(key, result)
    return result as Promise<Result>
  }) as Platform["createThread"]

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
