import { afterEach, beforeEach, expect, test } from "bun:test"
import type { Change } from "#modules/changes/schema.ts"
import { offered } from "#modules/quotes/overview/offered.testing.ts"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { sampleMessage } from "#modules/site/sample.ts"
import type { Role } from "../shared/roles.ts"
import { givenApp, jsonRequest, type TestApp } from "../testing.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const office = () => app.services.access.list()[0]!
const given = (name: string) => app.services.projects.create({ name, progress: 10 }, office())
const project = (id: number) => app.services.projects.get(id, office())

async function ask(method: string, path: string, who: Role = "owner") {
  const headers = await app.signIn(who)
  const reply = await app.handle(jsonRequest(method, path, { headers }))
  return { status: reply.status, body: await reply.json() }
}
const list = async (query = "", who: Role = "owner"): Promise<Change[]> =>
  (await ask("GET", `/api/changes${query}`, who)).body.changes
const the = async (action: string) => (await list()).find((change) => change.action === action)!
const undo = async (action: string) => ask("POST", `/api/changes/${(await the(action)).id}/undo`)

test("what anyone changed is told with who did it and what it is called now, the newest first", async () => {
  const { id, version } = given("Dakkapel")
  app.services.projects.change(id, { name: "Dakkapel Vos", version, progress: 10 }, office())
  const [newest, before] = await list()
  expect(newest).toMatchObject({
    ...{ action: "project.renamed", details: { from: "Dakkapel", to: "Dakkapel Vos" }, undoable: true },
    ...{ subject: { name: "Dakkapel Vos", href: `/projects/${id}` }, by: "Kantoor", undoneBy: null },
  })
  expect(before).toMatchObject({ action: "project.created", undoable: false })
})

test("a change is taken back once, and it says by whom", async () => {
  const { id, version } = given("Dakkapel")
  app.services.projects.change(id, { name: "Dakkapel Vos", version, progress: 10 }, office())
  expect((await undo("project.renamed")).body).toMatchObject({ undoable: false, undoneBy: "Test owner" })
  expect(project(id).name).toBe("Dakkapel")
  const [back, first] = (await list()).filter(({ action }) => action === "project.renamed")
  expect(back).toMatchObject({ details: { from: "Dakkapel Vos", to: "Dakkapel" }, undoable: true })
  expect(first).toMatchObject({ undoneBy: "Test owner", undoable: false })
  expect(await ask("POST", `/api/changes/${first!.id}/undo`)).toMatchObject({
    ...{ status: 409, body: { error: "Deze wijziging is al teruggezet." } },
  })
})

test("what was changed since can't be taken back from here, and nothing is overwritten", async () => {
  const { id, version } = given("Dakkapel")
  app.services.projects.setProgress(id, { progress: 40, version }, office())
  app.services.projects.setProgress(id, { progress: 60, version: version + 1 }, office())
  const [, first] = (await list()).filter(({ action }) => action === "project.progressed")
  expect(first).toMatchObject({ details: { from: 10, to: 40 }, undoable: false })
  expect(await ask("POST", `/api/changes/${first!.id}/undo`)).toMatchObject({
    status: 409,
    body: { error: "Dit is daarna nog gewijzigd en kan hier dus niet meer worden teruggezet." },
  })
  expect(project(id).progress).toBe(60)
})

test("a press that arrives twice takes back once", async () => {
  const { id } = given("Dakkapel")
  app.services.projects.setArchived(id, { archived: true }, office())
  const { id: line } = await the("project.archived")
  const headers = { ...(await app.signIn("owner")), "idempotency-key": "press-12345" }
  const press = async () => {
    const reply = await app.handle(jsonRequest("POST", `/api/changes/${line}/undo`, { headers }))
    return [reply.status, await reply.json()]
  }
  const first = await press()
  expect(first[0]).toBe(200)
  expect(await press()).toEqual(first)
  expect((await list()).filter(({ action }) => action === "project.restored")).toHaveLength(1)
})

/** What somebody did, and what stands there again once it is taken back. */
const ways: [action: string, act: (id: number, version: number) => unknown, read: (id: number) => unknown][] =
  [
    [
      "project.replanned",
      (id, version) =>
        app.services.projects.replan(
          id,
          { startDate: "2026-12-01", endDate: "2026-12-04", team: [], version },
          office(),
        ),
      (id) => [project(id).startDate, project(id).endDate],
    ],
    [
      "project.statusChanged",
      (id, version) => app.services.projects.setStatus(id, { status: "completed", version }, office()),
      (id) => project(id).status,
    ],
    [
      "project.priced",
      (id, version) =>
        app.services.projects.change(
          id,
          { name: "Dakkapel", version, progress: 10, estimatedPrice: 12_100, estimatedNet: 10_000 },
          office(),
        ),
      (id) => project(id).estimatedPrice,
    ],
    [
      "project.archived",
      (id) => app.services.projects.setArchived(id, { archived: true }, office()),
      (id) => project(id).archivedAt,
    ],
    [
      "project.costBooked",
      (id) =>
        app.services.projects.bookCost(
          id,
          { category: "material", amount: 80, day: "2026-11-20", description: "Latten" },
          null,
          office(),
        ),
      (id) => app.services.projects.costs(id, office()).lines.length,
    ],
  ]
test.each(ways)("%s is taken back", async (action, act, read) => {
  const { id, version } = given("Dakkapel")
  const before = read(id)
  act(id, version)
  expect(read(id)).not.toEqual(before)
  expect((await undo(action)).status).toBe(200)
  expect(read(id)).toEqual(before)
})

test("a request that was rejected lies open again, with its project", async () => {
  const { projectId } = app.services.quotes.submit(sampleSubmission(), null, "a")
  app.services.quotes.dispose(projectId!, "rejected", office())
  expect((await undo("request.rejected")).status).toBe(200)
  expect(app.services.quotes.brief(projectId!).disposition).toBe("open")
  expect(project(projectId!).archivedAt).toBeNull()
})

test("what a client decided is undecided again", async () => {
  const { quotationId } = offered(app)
  app.services.decisions.reject(quotationId, { reason: "Te duur" }, null, office())
  expect(await the("quotation.rejected")).toMatchObject({ details: { reason: "Te duur" } })
  expect((await undo("quotation.rejected")).status).toBe(200)
  expect(app.services.quotations.versions.find(quotationId).state).toBe("concept")
})

test("a template that was removed stands there again", async () => {
  const { quotationId } = offered(app)
  const { templates } = app.services
  const { id } = templates.keep({ quotationId, name: "Badkamer", texts: false }, null, office())
  templates.remove(id, office())
  expect(await the("template.removed")).toMatchObject({ subject: { name: "Badkamer" } })
  expect((await undo("template.removed")).status).toBe(200)
  expect(templates.isKept(id)).toBe(true)
})

test("a message that was put with the spam is new again", async () => {
  app.services.messages.receive(sampleMessage, null, "a")
  const [{ id } = { id: 0 }] = app.services.messages.list({})
  app.services.messages.setState(id, "spam", office())
  expect((await undo("message.spam")).status).toBe(200)
  expect(app.services.messages.brief(id).state).toBe("new")
})

test("mail that went out, and a login, have no way back: the one without a button, the other not told at all", async () => {
  given("Dakkapel")
  const created = await the("project.created")
  expect(await ask("POST", `/api/changes/${created.id}/undo`)).toMatchObject({
    ...{ status: 409, body: { error: "Dit kan niet meer worden teruggezet." } },
  })
  expect((await list()).filter(({ action }) => action.startsWith("login"))).toEqual([])
})

test("a manager reads nothing of accounts and rates, and can't take them back either", async () => {
  const account = {
    username: "sander",
    name: "Sander",
    role: "worker",
    password: "een lang wachtwoord",
  } as const
  await app.services.access.add(account, office())
  const added = await the("account.added")
  expect((await list("", "manager")).some(({ action }) => action === "account.added")).toBe(false)
  expect((await ask("POST", `/api/changes/${added.id}/undo`, "manager")).status).toBe(404)
})

test("of one person alone, and so many as are asked for", async () => {
  given("Dakkapel")
  app.services.quotes.submit(sampleSubmission(), null, "a")
  given("Schuur")
  expect((await list(`?by=${office().id}`)).every(({ by }) => by === "Kantoor")).toBe(true)
  const { body } = await ask("GET", "/api/changes?limit=1")
  expect([body.changes.length, body.more]).toEqual([1, true])
  expect((await list()).find(({ action }) => action === "request.received")).toMatchObject({ by: null })
})

test.each(["?limit=0", "?limit=501", "?limit=veel", "?by=-1", "?since=gisteren"])(
  "%s is no question",
  async (query) => {
    expect((await ask("GET", `/api/changes${query}`)).status).toBe(422)
  },
)

test.each(["99999", "0"])("change %s is not there", async (id) => {
  expect((await ask("POST", `/api/changes/${id}/undo`)).status).toBeGreaterThanOrEqual(404)
})
