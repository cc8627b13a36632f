import { afterAll, beforeAll, expect, test } from "bun:test"
import { givenInvoice } from "#modules/invoices/allocations/posted.testing.ts"
import { suggestionOf } from "#modules/invoices/posting.testing.ts"
import { scans } from "#modules/invoices/table.ts"
import { createApp } from "../app/app.ts"
import type { Limit } from "../http/limits.ts"
import { type Role, roles } from "../shared/roles.ts"
import { givenApp, jsonRequest, type TestApp } from "../testing.ts"
import { permissions } from "./permissions.testing.ts"

/** Every call and the least role that may make it. A call that is not there, or says otherwise, fails. */
const matrix = permissions.map(([call, least]) => [call, least] as const)

let app: TestApp
const signedIn = new Map<Role | "nobody", Record<string, string>>([["nobody", {}]])
const signIn = async () => {
  for (const role of roles) signedIn.set(role, await app.signIn(role))
}
beforeAll(async () => {
  app = await givenApp()
  await signIn()
  for (const { method, path, hooks } of routes())
    if (hooks?.detail?.limit?.kind === "file") takingFiles.add(`${method} ${path}`)
})
afterAll(() => app.close())

interface Route {
  method: string
  path: string
  hooks?: { detail?: { role?: Role; limit?: Limit } }
}
const routes = () => (createApp(app).routes as Route[]).filter(({ path }) => path.startsWith("/api"))

/** The door refuses any other kind of body there before it looks at who sends it. */
const takingFiles = new Set<string>()
const multipart = { "content-type": "multipart/form-data; boundary=x" }

async function ask(route: string, who: Role | "nobody", body?: string) {
  const [method = "", path = ""] = route.split(" ")
  const address = path.replace(/:\w+/g, "1")
  const headers = { ...signedIn.get(who), ...(body && takingFiles.has(route) && multipart) }
  const response = await app.handle(jsonRequest(method, address, { body, headers }))
  return { status: response.status, text: await response.text() }
}

const mayEnter = (who: Role | "nobody", least: Role | "anyone") =>
  least === "anyone" || (who !== "nobody" && roles.indexOf(who) >= roles.indexOf(least))

test("the server's calls are those of the table, with those roles", () => {
  const found = routes().map(
    ({ method, path, hooks }) => `${method} ${path} ${hooks?.detail?.role ?? "anyone"}`,
  )
  expect(found.sort()).toEqual(matrix.map((row) => row.join(" ")).sort())
})

test.each(matrix)("%s is for %s", async (route, least) => {
  for (const who of signedIn.keys()) {
    const { status } = await ask(route, who)
    const refused = status === 401 || status === 403
    expect({ who, refused }).toEqual({ who, refused: !mayEnter(who, least) })
    if (refused) expect(status).toBe(who === "nobody" ? 401 : 403)
  }
  if (route === "POST /api/logout") await signIn()
})

const forStaff = matrix.filter(([, least]) => least !== "anyone")

test.each(forStaff)("%s tells a visitor to sign in, in Dutch, whatever he sends", async (route) => {
  const writes = !route.startsWith("GET")
  for (const body of writes ? [undefined, "{}", '{"role":"owner"}', "[]"] : [undefined]) {
    const { status, text } = await ask(route, "nobody", body)
    expect(status).toBe(401)
    expect(JSON.parse(text)).toEqual({ success: false, error: "Log eerst in.", code: "access.signInFirst" })
  }
})

test.each([
  ["a mark in the browser's storage", { authenticated: "true" }],
  ["a role in a header", { "x-role": "owner", "x-user-id": "1" }],
  ["an API key that nobody gave out", { authorization: "Bearer kantoor" }],
])("%s opens nothing", async (_, headers) => {
  for (const [route] of forStaff.filter(([route]) => route.startsWith("GET"))) {
    const path = route.slice(4).replace(/:\w+/g, "1")
    expect((await app.handle(jsonRequest("GET", path, { headers }))).status).toBe(401)
  }
})

test("a worker reads no amount of money anywhere", async () => {
  const own = await givenApp()
  const [manager, worker] = [await own.signIn("manager"), await own.signIn("worker")]
  const read = async (path: string, headers: object) =>
    (await own.handle(jsonRequest("GET", path, { headers: { ...headers } }))).text()
  const send = (path: string, body: unknown) =>
    own.handle(jsonRequest("POST", path, { body, headers: manager }))
  const project = { name: "Dakkapel", status: "active", startDate: "2026-11-20", endDate: "2026-12-01" }
  await send("/api/projects", { ...project, estimatedPrice: 98_765.43, estimatedNet: 81_624.32 })
  const line = { day: "2026-11-21", description: "Zagen", quantity: 3, amount: 7_654.32 }
  expect((await send("/api/projects/1/costs", { ...line, category: "hours" })).status).toBe(200)
  await send("/api/projects/1/costs", { ...line, category: "material" })

  const money = /98.?765|81.?624|7.?654/
  for (const path of ["/api/projects", "/api/projects/1/costs", "/api/projects/1/history"])
    expect(await read(path, manager)).toMatch(money)
  const forWorkers = matrix.filter(([route, least]) => route.startsWith("GET") && mayEnter("worker", least))
  for (const [route] of forWorkers) {
    const path = route.slice(4).replace(/:\w+\??/g, "1")
    expect({ path, text: await read(path, worker) }).toEqual({ path, text: expect.not.stringMatching(money) })
  }
  await own.close()
})

test("a worker reads nothing of an invoice that another sent, posted or still to be checked", async () => {
  const own = await givenApp()
  const [manager, worker] = [await own.signIn("manager"), await own.signIn("worker")]
  givenInvoice(own, { supplierName: "Schelpenhandel", netCents: 7_654_300, vatCents: 32 })
  const suggestion = suggestionOf({ supplier: "Schelpenhandel", totalCents: 7_654_332 })
  own.db.update(scans).set({ suggestion }).run()
  const theirs = /schelpenhandel|76.?543/i
  const read = async (route: string, headers: object) => {
    const path = route.slice(4).replace(/:\w+\??/g, "1")
    return (await own.handle(jsonRequest("GET", path, { headers: { ...headers } }))).text()
  }
  const asked = matrix.filter(([route]) => route.startsWith("GET"))
  for (const state of ["posted", "read"] as const) {
    own.db.update(scans).set({ state }).run()
    for (const route of ["GET /api/purchase-invoices", "GET /api/invoice-ocr/scans/:id"])
      expect(await read(route, manager)).toMatch(theirs)
    for (const [route] of asked)
      expect({ route, text: await read(route, worker) }).toEqual({
        route,
        text: expect.not.stringMatching(theirs),
      })
  }
  await own.close()
})

test("other spellings of an address lead nowhere new", async () => {
  for (const path of [
    "/api/settings/",
    "/api//settings",
    "/API/settings",
    "/api/%73ettings",
    "/api/settings;x",
    "/api/./settings",
  ]) {
    const { status } = await app.handle(jsonRequest("GET", path))
    expect([401, 404]).toContain(status)
  }
})

test("other methods on an address lead nowhere", async () => {
  for (const method of ["PUT", "PATCH", "DELETE"]) {
    const response = await app.handle(
      jsonRequest(method, "/api/settings", { headers: signedIn.get("owner") }),
    )
    expect(response.status).toBe(404)
  }
})
