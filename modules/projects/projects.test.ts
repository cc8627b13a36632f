import { afterEach, beforeEach, expect, test } from "bun:test"
import { write } from "#db/write.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { dormer } from "./dormer.testing.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
let worker: Awaited<ReturnType<typeof asking>>
beforeEach(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
  worker = await asking(app, "worker")
})
afterEach(() => app.close())

const made = async (more: object = {}) => (await manager("POST", "/projects", { ...dormer, ...more })).reply
const actions = async (id: number) =>
  (await manager("GET", `/projects/${id}/history`)).reply.map(({ action }: { action: string }) => action)
const workerId = () => app.services.access.list().find(({ role }) => role === "worker")!.id

test("a project that the office makes stands in the list as it was filled in", async () => {
  const { status, reply } = await manager("POST", "/projects", { ...dormer, team: [workerId(), workerId()] })
  expect(status).toBe(200)
  expect(reply).toMatchObject({
    ...{ name: dormer.name, description: dormer.description, address: dormer.address },
    ...{ latitude: 51.65, longitude: 3.92, startDate: "2026-11-23", endDate: "2026-12-04" },
    type: "extension",
    status: "planned",
    delayed: false,
    progress: 0,
    estimatedPrice: 12500,
    estimatedNet: 10330.58,
    team: [{ id: workerId(), name: "Test worker" }],
    version: 1,
    startedAt: null,
    metadata: { projectTypes: ["dakkapel"], chatgptGenerated: false },
  })
  expect((await manager("GET", "/projects")).reply).toEqual([reply])
  expect((await manager("GET", `/projects/${reply.id}`)).reply).toEqual(reply)
})

test("only a name is needed, and an emoji may be in it", async () => {
  const { reply } = await manager("POST", "/projects", { name: "  Familie 👷‍♀️ Šimić  " })
  expect(reply).toMatchObject({ name: "Familie 👷‍♀️ Šimić", startDate: null, team: [], customerId: null })
  expect(reply.estimatedPrice).toBeUndefined()
  expect(reply.endDate).toBeUndefined()
  expect(reply.type).toBe("other")
})

test("the office on the shared password is on no team", async () => {
  const office = app.services.access.list().find(({ username }) => username === "kantoor")!
  const { reply } = await manager("GET", "/colleagues")
  expect(reply).toHaveLength(2)
  expect(reply).not.toContainEqual(expect.objectContaining({ id: office.id }))
  expect((await manager("POST", "/projects", { ...dormer, team: [office.id] })).status).toBe(422)
})

test("a project that isn't there is not found", async () => {
  for (const [method, path, body] of [
    ["GET", ""],
    ["GET", "/history"],
    ["GET", "/costs"],
    ["PUT", "", { name: "x", version: 1 }],
    ["PUT", "/status", { status: "active", version: 1 }],
    ["PUT", "/progress", { progress: 5, version: 1 }],
    ["PUT", "/archived", { archived: true }],
    ["POST", "/costs", { category: "other", amount: 5, day: "2026-11-20", description: "x" }],
    ["DELETE", "/costs/1"],
  ] as const)
    expect(await manager(method, `/projects/999${path}`, body)).toMatchObject({
      status: 404,
      reply: { error: "Project niet gevonden" },
    })
})

test("of two people on the same project the second is told who was first, and nothing is overwritten", async () => {
  const { id, version } = await made()
  const second = await asking(app, "manager")
  app.clock.pass(3 * 60)
  expect(
    (await manager("PUT", `/projects/${id}`, { ...dormer, name: "Van de eerste", version })).status,
  ).toBe(200)
  app.clock.pass(60)
  for (const [path, body] of [
    ["", { ...dormer, name: "Van de tweede", version }],
    ["/status", { status: "active", version }],
    ["/progress", { progress: 50, version }],
  ] as const) {
    const { status, reply } = await second("PUT", `/projects/${id}${path}`, body)
    expect(status).toBe(409)
    expect(reply.code).toBe("projects.changedMeanwhile")
    expect(reply.error).toStartWith("Test manager heeft dit project op 21-11-2026 om 12:03 gewijzigd.")
  }
  const now = (await manager("GET", `/projects/${id}`)).reply
  expect(now).toMatchObject({ name: "Van de eerste", status: "planned", progress: 0, version: version + 1 })
  const again = await second("PUT", `/projects/${id}`, {
    ...dormer,
    name: "Van de tweede",
    version: now.version,
  })
  expect(again.reply.name).toBe("Van de tweede")
})

test("of two saves in the same moment one is kept and the other told", async () => {
  const { id, version } = await made()
  const save = (name: string) => manager("PUT", `/projects/${id}`, { ...dormer, name, version })
  const [one, other] = await Promise.all([save("Van de een"), save("Van de ander")])
  expect([one.status, other.status].toSorted()).toEqual([200, 409])
  const kept = one.status === 200 ? one : other
  expect((await manager("GET", `/projects/${id}`)).reply).toEqual(kept.reply)
})

test("who saves without having changed anything is in nobody's way", async () => {
  const { id, version } = await made()
  expect((await manager("PUT", `/projects/${id}`, { ...dormer, version })).reply.version).toBe(version)
  expect(await actions(id)).toEqual(["created"])
})

test("a project that was put away can be read from a stale tab, and changed only once it is back", async () => {
  const { id, version } = await made()
  const { reply: away } = await manager("PUT", `/projects/${id}/archived`, { archived: true })
  expect(away.archivedAt).toBe(app.clock().toISOString())
  expect((await manager("GET", `/projects/${id}`)).reply).toEqual(away)
  expect((await manager("GET", "/projects")).reply).toEqual([])
  expect((await manager("GET", "/projects?archived=true")).reply).toEqual([away])
  for (const [path, body] of [
    ["", { ...dormer, version }],
    ["/status", { status: "active", version: away.version }],
    ["/progress", { progress: 50, version: away.version }],
  ] as const)
    expect(await manager("PUT", `/projects/${id}${path}`, body)).toMatchObject({
      status: 409,
      reply: { error: "Dit project is gearchiveerd. Zet het eerst terug om het te wijzigen." },
    })
  await manager("PUT", `/projects/${id}/archived`, { archived: true })
  const { reply: back } = await manager("PUT", `/projects/${id}/archived`, { archived: false })
  expect(back.archivedAt).toBeNull()
  expect(
    (await manager("PUT", `/projects/${id}`, { ...dormer, name: "Weer", version: back.version })).status,
  ).toBe(200)
  expect(await actions(id)).toEqual(["renamed", "restored", "archived", "created"])
})

test("the first start is kept, a completion goes with a reopening, and the log has every moment", async () => {
  const { id, version } = await made({ progress: 80 })
  let project = { version } as { version: number; startedAt: string; completedAt: string; progress: number }
  const to = async (status: string) => {
    app.clock.pass(600)
    project = (await manager("PUT", `/projects/${id}/status`, { status, version: project.version })).reply
    return app.clock().toISOString()
  }
  const started = await to("active")
  expect(project).toMatchObject({ startedAt: started, completedAt: null, progress: 80 })
  const completed = await to("completed")
  expect(project).toMatchObject({ startedAt: started, completedAt: completed, progress: 100 })
  await to("active")
  expect(project).toMatchObject({ startedAt: started, completedAt: null, progress: 80 })
  await to("planned")
  expect(project).toMatchObject({ startedAt: started, completedAt: null })
  const again = await to("completed")
  expect(project.completedAt).toBe(again)
  const history = (await manager("GET", `/projects/${id}/history`)).reply
  expect(
    history.map(({ at, details }: { at: string; details: object }) => [at, details]).slice(0, 2),
  ).toEqual([
    [again, { from: "planned", to: "completed" }],
    [expect.any(String), { from: "active", to: "planned" }],
  ])
  expect(history.filter(({ action }: { action: string }) => action === "statusChanged")).toHaveLength(5)
})

test("what is completed reads 100, and keeps what was filled in for when it is reopened", async () => {
  const { id, version } = await made({ progress: 40, status: "completed" })
  expect((await manager("PUT", `/projects/${id}/progress`, { progress: 10, version })).status).toBe(409)
  const { reply: renamed } = await manager("PUT", `/projects/${id}`, {
    ...dormer,
    name: "Klaar",
    progress: 100,
    version,
  })
  const { reply } = await manager("PUT", `/projects/${id}/status`, {
    status: "active",
    version: renamed.version,
  })
  expect(reply.progress).toBe(40)
})

test("the list can be narrowed to what a quotation generator made, or to the rest", async () => {
  const [generated, other] = [await made(), await made()]
  app.db.$client.run("UPDATE projects SET generated_at = '2026-11-20T09:00:00.000Z' WHERE id = ?", [
    generated.id,
  ])
  const ids = async (query: string) =>
    (await manager("GET", `/projects${query}`)).reply.map(({ id }: { id: number }) => id)
  expect(await ids("?chatgptGenerated=true")).toEqual([generated.id])
  expect(await ids("?chatgptGenerated=false")).toEqual([other.id])
  expect(await ids("")).toEqual([other.id, generated.id])
})

test("a project is late once its end has passed and it is not completed", async () => {
  const { id, version } = await made({ startDate: "2026-11-01", endDate: "2026-11-20" })
  const late = async () => (await manager("GET", "/projects")).reply[0].delayed
  expect(await late()).toBe(true)
  await manager("PUT", `/projects/${id}/status`, { status: "completed", version })
  expect(await late()).toBe(false)
})

test("its history also tells what another module did for it", async () => {
  const { id } = await made()
  app.services.access.log.record("quotation.documentsMade", { kind: "project", id }, null, { version: 1 })
  expect((await actions(id))[0]).toBe("documentsMade")
})

test("its history tells what was what before, and by whom", async () => {
  const { id, version } = await made()
  const customerId = app.services.customers.recognise(
    { name: "J. Klaver", email: "k@voorbeeld.example" },
    null,
  )
  await manager("PUT", `/projects/${id}`, {
    ...{
      name: "Dakkapel",
      projectTypes: ["dakkapel", "isolatie"],
      address: "Poststraat 9",
      customerId,
      version,
    },
    ...{
      startDate: "2026-11-30",
      endDate: "2026-12-11",
      progress: 5,
      team: [workerId()],
      estimatedPrice: 13000,
    },
  })
  const { reply } = await manager("GET", `/projects/${id}/history`)
  const told = Object.fromEntries(
    reply.map(({ action, details }: { action: string; details: object }) => [action, details]),
  )
  expect(told).toEqual({
    created: { name: dormer.name, status: "planned" },
    renamed: { from: dormer.name, to: "Dakkapel" },
    described: { from: dormer.description, to: "" },
    typesChanged: { from: ["dakkapel"], to: ["dakkapel", "isolatie"] },
    customerChanged: { from: null, to: "J. Klaver" },
    addressChanged: { from: dormer.address, to: "Poststraat 9" },
    located: { from: "51.65, 3.92", to: null },
    replanned: { fromStart: "2026-11-23", fromEnd: "2026-12-04", toStart: "2026-11-30", toEnd: "2026-12-11" },
    teamChanged: { from: [], to: ["Test worker"], added: ["Test worker"], removed: [] },
    priced: { from: 12500, to: 13000, fromNet: 10330.58, toNet: null },
    progressed: { from: 0, to: 5 },
  })
  expect(
    reply.every(
      ({ by, at }: { by: string; at: string }) => by === "Test manager" && at === app.clock().toISOString(),
    ),
  ).toBe(true)
})

test("a worker sees projects without any price, and neither history nor costs", async () => {
  const { id } = await made()
  const { reply: seen, status } = await worker("GET", `/projects/${id}`)
  expect(status).toBe(200)
  const { reply: list } = await worker("GET", "/projects")
  for (const project of [seen, list[0]]) {
    expect(project.name).toBe(dormer.name)
    expect(project).not.toHaveProperty("estimatedPrice")
    expect(project).not.toHaveProperty("estimatedNet")
    expect(JSON.stringify(project)).not.toMatch(/12\.?500|10\.?330/)
  }
  // The reply that was kept for the office is not given to him, nor the other way round.
  expect((await manager("GET", "/projects")).reply[0].estimatedPrice).toBe(12500)
  expect((await worker("GET", "/projects")).reply).toEqual(list)
  for (const path of ["history", "costs"])
    expect((await worker("GET", `/projects/${id}/${path}`)).status).toBe(403)
  expect((await worker("GET", "/projects/export")).status).toBe(403)
  expect((await worker("GET", "/colleagues")).status).toBe(403)
})

test("from the planning a project goes to other days and another team, on the same conditions", async () => {
  const { id, version } = await made()
  const { projects, access } = app.services
  const by = access.list()[0]!
  const plan = { startDate: "2026-12-07", endDate: "2026-12-18", team: [workerId()], version }
  expect(projects.replan(id, plan, by)).toMatchObject({
    ...{ startDate: "2026-12-07", endDate: "2026-12-18", version: version + 1, name: dormer.name },
    team: [{ id: workerId() }],
  })
  const refusals: [typeof plan, code: string][] = [
    [{ ...plan }, "projects.changedMeanwhile"],
    [{ ...plan, version: version + 1, endDate: "2026-12-01" }, "invalid"],
    [{ ...plan, version: version + 1, team: [999] }, "invalid"],
  ]
  for (const [wrong, code] of refusals) expect(() => projects.replan(id, wrong, by)).toThrow(code)
  expect(await actions(id)).toEqual(["teamChanged", "replanned", "created"])
})

test("a form that was open while a quotation set the price does not put the old one back", async () => {
  const { projects, customers } = app.services
  const id = projects.plan(
    { name: "Badkamer", description: "", projectTypes: ["badkamer"], address: "" },
    { name: "Jo" },
    null,
  )
  const { version } = projects.get(id, app.services.access.list()[0]!)
  app.clock.pass(60)
  projects.quote(id, 7, { cents: 1210000, netCents: 1000000 }, null)
  const { status, reply } = await manager("PUT", `/projects/${id}`, { name: "Badkamer", version })
  expect(status).toBe(409)
  expect(reply.error).toStartWith("Waterpas heeft dit project op 21-11-2026 om 12:01 gewijzigd.")
  expect(await actions(id)).toEqual(["quoted", "planned"])
  expect(customers.count()).toBe(1)
})

test("when a customer turns out to be another, his projects go along, also those put away", async () => {
  const { customers, projects, access } = app.services
  const by = access.list()[0]!
  const [from, to] = ["a@voorbeeld.example", "b@voorbeeld.example"].map((email) =>
    customers.recognise({ name: email, email }, null),
  ) as [number, number]
  const first = await made({ customerId: from })
  const second = await made({ customerId: from })
  projects.archive(second.id, by.id)
  projects.moveCustomer(from, to, by)
  expect((await projects.ofCustomer(to, by)).map(({ id }) => id)).toEqual([first.id, second.id])
  expect(await projects.ofCustomer(from, by)).toEqual([])
  expect((await actions(first.id))[0]).toBe("customerChanged")
})

test("a project for a customer who was joined to another is the other's", async () => {
  const { customers, customerFile, access } = app.services
  const [double, real] = ["a", "b"].map((name) =>
    customers.recognise({ name, email: `${name}@voorbeeld.example` }, null),
  ) as [number, number]
  await customerFile.merge(real, double, access.list()[0]!)
  expect((await made({ customerId: double })).customerId).toBe(real)
})

test("a colleague is replaced by another of the same name", async () => {
  const namesake = app.hire("Test worker")
  const { id, version } = await made({ team: [workerId()] })
  const { reply } = await manager("PUT", `/projects/${id}`, { ...dormer, team: [namesake.id], version })
  expect(reply.team).toEqual([{ id: namesake.id, name: "Test worker" }])
})

test("moments of before it was kept here come along with an import, which keeps all of it or nothing", () => {
  const { projects, access } = app.services
  const by = access.list()[0]!
  const earlier = { createdAt: "2024-01-05T08:00:00.000Z", completedAt: undefined }
  const project = projects.create({ name: "Van vroeger", status: "completed" }, by, earlier)
  expect(project).toMatchObject({ createdAt: earlier.createdAt, completedAt: app.clock().toISOString() })
  const importing = () =>
    write(app.db, () => {
      projects.create({ name: "Eerste regel" }, by)
      projects.create({ name: "Tweede regel", customerId: 999 }, by)
    })
  expect(importing).toThrow("invalid")
  expect(projects.list({}, by)).toEqual([project])
})
