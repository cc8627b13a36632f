import { afterEach, beforeEach, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { migrate } from "#db/migrate.ts"
import { openDb } from "#db/open.ts"
import { composeServer } from "#src/app/modules.ts"
import { createPlatform } from "#src/app/platform.ts"
import type { Platform } from "#src/manifest/platform.ts"
import { givenApp, type TestApp, testClock } from "#src/testing.ts"
import type { DocumentTask } from "../documents/document.ts"
import { documentKinds, type FileKind, fileKinds } from "../documents/schema.ts"
import { sampleSubmission } from "../sample.ts"

const day = 24 * 3600
let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const submit = (address = "a") => app.services.quotes.submit(sampleSubmission(), null, address)
const office = () => app.services.access.list()[0]!

test("the project of a refused request goes out of sight, and comes back with it", () => {
  const { quotes, projects } = app.services
  const { projectId } = submit()
  const archivedAt = () => projects.get(projectId!, office()).archivedAt
  expect(archivedAt()).toBeNull()
  quotes.dispose(1, "rejected", office())
  expect(archivedAt()).toBe(app.clock().toISOString())
  quotes.dispose(1, "open", office())
  expect(archivedAt()).toBeNull()
})

test("who takes a move back does not undo what somebody did with it since", () => {
  const { quotes } = app.services
  submit()
  quotes.dispose(1, "rejected", office())
  quotes.dispose(1, "archived", office())
  expect(() => quotes.dispose(1, "open", office(), "rejected")).toThrow("quotes.movedMeanwhile")
  expect(quotes.get(1).disposition).toBe("archived")
  expect(quotes.dispose(1, "open", office(), "archived").disposition).toBe("open")
})

test("the text of a request's quotation does not give our own name of the project as the client's words", () => {
  submit()
  const { body, analysis } = app.services.quotations.versions.latest(1)!
  expect(`${body}${analysis}`).not.toMatch(/van u begrepen|Opgegeven is|WP-\d/)
})

test("an address sends ten requests in ten minutes; another is not held up by it", () => {
  for (let i = 0; i < 10; i++) submit()
  expect(() => submit()).toThrow("tooFast")
  submit("b")
  app.clock.pass(600)
  submit()
})

test("documents are no lost property: a sweep leaves them", async () => {
  const { quotes, jobs, files } = app.services
  submit()
  await jobs.idle()
  app.clock.pass(2 * day)
  await files.sweep()
  for (const kind of documentKinds) expect(quotes.document(1, kind).bytes).toBeGreaterThan(0)
})

test("work on documents that was cut off goes on where it was", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "waterpas-quotes-"))
  const db = openDb(":memory:")
  migrate(db)
  const clock = testClock()
  const made: FileKind[] = []
  const makeDocument = async ({ kind }: DocumentTask) => {
    made.push(kind)
    if (made.length === 3) throw new Error("cut off")
    return new TextEncoder().encode(kind)
  }
  const createThread = (() => makeDocument) as unknown as Platform["createThread"]
  const { quotes, jobs } = composeServer(
    createPlatform({ db, dataDir, clock, beside: { createThread } }),
  ).services
  jobs.start()
  quotes.submit(sampleSubmission(), null, "a")
  await jobs.idle()
  clock.pass(60)
  await jobs.idle()
  const [first, second, third, ...rest] = fileKinds
  expect(made).toEqual([first, second, third, third, ...rest])
  expect(quotes.get(1).documentState).toBe("ready")
  await jobs.stop()
  db.$client.close()
  rmSync(dataDir, { recursive: true })
})

test("once the work has begun a request is won: it asks for nobody, and keeps its project in sight", async () => {
  const { quotes, projects } = app.services
  const { projectId } = submit()
  const move = (status: "planned" | "active" | "completed") => {
    const { version } = projects.get(projectId!, office())
    projects.setStatus(projectId!, { status, version }, office())
  }
  expect(quotes.counts()).toMatchObject({ open: 1, won: 0 })
  for (const status of ["active", "completed"] as const) {
    move(status)
    expect(quotes.counts()).toMatchObject({ open: 0, won: 1 })
    expect(await quotes.list({ disposition: "open" })).toEqual([])
    expect((await quotes.list({ disposition: "won" })).map(({ pile }) => pile)).toEqual(["won"])
    expect(() => quotes.dispose(1, "rejected", office())).toThrow("quotes.workHasBegun")
  }
  move("planned")
  expect(await quotes.list({ disposition: "open" })).toHaveLength(1)
})
