import { afterEach, beforeEach, expect, test } from "bun:test"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { sampleCompany } from "#modules/settings/sample.ts"
import type { Agent } from "#modules/settings/schema.ts"
import { staffTexts } from "#ui/app/staffTexts.ts"
import { givenMailServer, type MailServer } from "../mail/smtp.testing.ts"
import type { Notice } from "../shared/notice.ts"
import type { Role } from "../shared/roles.ts"
import { givenApp, jsonRequest, type TestApp } from "../testing.ts"

let server: MailServer
let app: TestApp
beforeEach(async () => {
  server = givenMailServer()
  app = await givenApp({ smtpUrl: server.url })
  app.services.settings.save(sampleCompany, null)
})
afterEach(async () => {
  await app.close()
  server.stop()
})

async function ask<T>(path: string, role: Role): Promise<T> {
  const response = await app.handle(jsonRequest("GET", path, { headers: await app.signIn(role) }))
  expect(response.status).toBe(200)
  return (await response.json()) as T
}
const notices = (role: Role = "manager") => ask<Notice[]>("/api/notices", role)
const submit = () => app.services.quotes.submit(sampleSubmission(), null, "visitor")
const office = () => app.services.access.list()[0]!

test("nothing needs anyone at a company where nothing happened", async () => {
  expect(await notices()).toEqual([])
})

test("a request waits for the office until someone has dealt with it", async () => {
  submit()
  const since = app.clock().toISOString()
  app.clock.pass(60)
  submit()
  expect(await notices()).toMatchObject([
    { key: "quotes.open", count: 2, href: "/offerte-aanvragen", since, tone: "warn" },
  ])
  app.services.quotes.dispose(1, "archived", office())
  expect(await notices()).toMatchObject([{ key: "quotes.open", count: 1 }])
  app.services.quotes.dispose(2, "rejected", office())
  expect(await notices()).toEqual([])
})

test("documents that could not be made come first, and lead to their request until they are made", async () => {
  submit()
  await app.services.jobs.idle()
  app.db.$client.run(
    "UPDATE jobs SET state = 'failed', error = 'no paper' WHERE kind = 'quotation.documents'",
  )
  app.db.$client.run("DELETE FROM quotation_documents")
  const [first] = await notices()
  expect(first).toMatchObject({
    key: "quotes.documentsFailed",
    values: { reference: "WP-2026-0001" },
    count: 1,
    href: "/offerte-aanvragen?aanvraag=1",
    tone: "bad",
  })
  app.services.quotes.generateDocuments(1, office())
  await app.services.jobs.idle()
  expect((await notices()).map(({ key }) => key)).toEqual(["quotes.open"])
})

test("mail that failed is told, until it is sent or cancelled", async () => {
  server.answers.RCPT = "550 no"
  app.services.mail.post({ kind: "test", to: "jan@voorbeeld.nl", subject: "x", text: "x" })
  await app.services.jobs.idle()
  expect(await notices()).toMatchObject([
    { key: "mail.failed", values: { recipient: "jan@voorbeeld.nl" }, href: "/settings?tab=mail" },
  ])
  app.services.mail.cancel(1, office())
  expect(await notices()).toEqual([])
})

test("a project over its end is told on the day after, and no longer once it is completed", async () => {
  const { projectId } = submit()
  app.services.quotes.dispose(1, "archived", office())
  app.db.$client.run(
    "UPDATE projects SET archived_at = NULL, status = 'active', start_on = '2026-11-02', end_on = '2026-11-21' WHERE id = ?",
    [projectId],
  )
  expect(await notices()).toEqual([])
  app.clock.set("2026-11-22T06:00:00Z")
  expect(await notices()).toMatchObject([
    { key: "projects.delayed", count: 1, href: `/projects/${projectId}`, since: "2026-11-22T00:00:00.000Z" },
  ])
  app.db.$client.run("UPDATE projects SET status = 'completed'")
  expect(await notices()).toEqual([])
})

test("a worker reads nothing of what only the office can do", async () => {
  submit()
  expect(await notices("worker")).toEqual([])
})

test("work of the schedule that goes wrong is told, and shown with the other workers", async () => {
  const { schedule } = app.services
  const agents = () => ask<Agent[]>("/api/agents", "worker")
  expect((await agents()).map(({ id, state }) => `${id} ${state}`)).toEqual([
    "mail.send ok",
    "invoice.reading ok",
    "quotation.documents ok",
    "sales.files ok",
    "upkeep off",
    "reminders off",
    "hours off",
    "server ok",
  ])
  schedule.start()
  await schedule.runAll()
  const upkeep = async () => (await agents()).find(({ id }) => id === "upkeep")
  expect(await upkeep()).toMatchObject({
    name: "Onderhoud en opruimen",
    state: "ok",
    lastRunAt: app.clock().toISOString(),
    lastError: null,
  })
  app.db.$client.run("ALTER TABLE replays RENAME TO lost")
  await schedule.runAll()
  expect(await upkeep()).toMatchObject({
    state: "failing",
    lastError: "Het ging mis. In het journaal van de server staat waarom.",
  })
  expect(await notices()).toMatchObject([
    { key: "agents.upkeep", values: { name: "Onderhoud en opruimen" }, tone: "bad" },
  ])
  app.db.$client.run("ALTER TABLE lost RENAME TO replays")
  await schedule.runAll()
  schedule.stop()
  expect(await notices()).toEqual([])
})

test("the longest wait of today stands beside them, and one that everyone saw is a failure", async () => {
  const server = async () => (await ask<Agent[]>("/api/agents", "worker")).find(({ id }) => id === "server")
  const { stalls } = app.services
  stalls.note({ waited: 34, worked: 34, during: "GET /api/projects" })
  expect(await server()).toMatchObject({ state: "ok", note: "Langste wachttijd vandaag: 34 ms" })
  stalls.note({ waited: 1250, worked: 30, during: "GET /api/projects" })
  expect(await server()).toMatchObject({ state: "failing", note: "Langste wachttijd vandaag: 1.250 ms" })
})

test("every worker has a Dutch name", async () => {
  for (const { id, name } of await ask<Agent[]>("/api/agents", "worker")) expect(name).not.toBe(id)
})

test("mail that isn't set up is off, not failing", async () => {
  await app.close()
  app = await givenApp()
  const agents = await ask<Agent[]>("/api/agents", "worker")
  expect(agents.find(({ id }) => id === "mail.send")).toMatchObject({
    state: "off",
    name: "E-mail versturen",
  })
})

test("every notice has a sentence in the office's texts", async () => {
  submit()
  const texts = staffTexts as unknown as Record<string, { notices?: Record<string, string> }>
  for (const { text } of await notices()) {
    const [module = "", , name = ""] = text.split(".")
    const sentences = texts[module]!.notices!
    expect(sentences[name] ?? sentences[`${name}_other`]).toBeDefined()
  }
})

test("as long as visitors can't call the company its owner is led back to tell who it is", async () => {
  app.services.settings.save({ ...sampleCompany, phone: "" }, null)
  expect(await notices("owner")).toMatchObject([{ key: "settings.siteShut", href: "/welkom" }])
  expect(await notices("manager")).toEqual([])
  app.services.settings.save(sampleCompany, null)
  expect(await notices("owner")).toEqual([])
})
