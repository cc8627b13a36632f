import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { migrate } from "#db/migrate.ts"
import { openDb } from "#db/open.ts"
import { processOf } from "#modules/invoices/posting.testing.ts"
import { type Reader, Unreadable } from "#modules/invoices/reading/task.ts"
import { createApp } from "../app/app.ts"
import { demoClock, demoPassword, fillDemo } from "../app/demo.ts"
import { composeServer } from "../app/modules.ts"
import { createPlatform } from "../app/platform.ts"
import type { Platform } from "../manifest/platform.ts"
import { jsonRequest, onTheSpot } from "../testing.ts"
import { moment } from "./moment.testing.ts"

/** What the company of the demo posted was typed by hand here: reading takes half a minute, and has tests of its own. */
const unread: Reader = {
  read: async () => {
    throw new Unreadable("nothingToRead")
  },
  render: async () => new Uint8Array(),
  stop: async () => {},
}

/** The company of the demo on a clock that stands still, in memory. */
export async function givenCompany() {
  const db = openDb(":memory:")
  migrate(db)
  const dataDir = mkdtempSync(join(tmpdir(), "waterpas-picture-"))
  const clock = demoClock(() => moment)
  // Documents of the past year are asked for by nobody, and take long.
  let filled = false
  const createThread = ((entry) => async (task, by) =>
    filled ? onTheSpot(entry)(task, by) : new TextEncoder().encode("not made")) as Platform["createThread"]
  const beside = { createThread, createTaskProcess: processOf(unread) }
  const server = composeServer(createPlatform({ db, dataDir, clock, beside }))
  const { services } = server
  services.jobs.start()
  await fillDemo(server, clock)
  // Nobody asks whether it is done, as nobody does when the demo has started.
  while (db.$client.query("SELECT 1 FROM jobs WHERE state IN ('waiting', 'running')").get())
    await Bun.sleep(5)
  filled = true
  const app = createApp(server)

  return {
    services,
    /** Asks as somebody of the company, whose name is that of the account. */
    async askingAs(username: string) {
      const body = { username, password: demoPassword }
      const { headers } = await app.handle(jsonRequest("POST", "/api/login", { body }))
      const cookie = headers.get("set-cookie")!.split(";")[0]!
      return async (path: string) =>
        app.handle(jsonRequest("GET", `/api${path}`, { headers: { cookie } })) as Promise<Response>
    },
    /** As a visitor, whose documents are made at once. */
    async submit(submission: object) {
      await app.handle(jsonRequest("POST", "/api/live-offerte", { body: submission }))
      await services.jobs.idle()
      const request = (await services.quotes.list({}))[0]!
      return { id: request.id, quotationId: services.projects.brief(request.projectId!).offerteId! }
    },
    async close() {
      await services.jobs.stop()
      db.$client.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
