import { afterAll, beforeAll, expect, test } from "bun:test"
import { createApp } from "../app/app.ts"
import { type Role, roles } from "../shared/roles.ts"
import { givenApp, jsonRequest, type TestApp } from "../testing.ts"

/** Every call and the least role that may make it. A call that is not here, or says otherwise, fails. */
const matrix: [route: string, least: Role | "anyone"][] = [
  ["GET /api/accounts", "owner"],
  ["POST /api/accounts", "owner"],
  ["POST /api/chatgpt-quotation/generate-smart-quotation", "manager"],
  ["GET /api/chatgpt-quotation/test-chatgpt", "manager"],
  ["GET /api/customers", "manager"],
  ["POST /api/customers", "manager"],
  ["GET /api/customers/:id", "manager"],
  ["PUT /api/customers/:id", "manager"],
  ["GET /api/customers/:id/history", "manager"],
  ["POST /api/customers/:id/merge", "manager"],
  ["POST /api/customers/import", "manager"],
  ["POST /api/customers/import/preview", "manager"],
  ["GET /api/company/picture/:id", "anyone"],
  ["POST /api/contact", "anyone"],
  ["GET /api/agents", "worker"],
  ["GET /api/dashboard/data", "worker"],
  ["GET /api/figures", "manager"],
  ["POST /api/gps-tracking/entries", "worker"],
  ["PUT /api/gps-tracking/entries/:id", "worker"],
  ["GET /api/gps-tracking/entries/:id/changes", "worker"],
  ["PUT /api/gps-tracking/entries/:id/removed", "worker"],
  ["POST /api/gps-tracking/notice", "worker"],
  ["GET /api/gps-tracking/now", "worker"],
  ["POST /api/gps-tracking/pause/:id", "worker"],
  ["POST /api/gps-tracking/resume/:id", "worker"],
  ["GET /api/gps-tracking/sessions", "worker"],
  ["POST /api/gps-tracking/start", "worker"],
  ["POST /api/gps-tracking/stop/:id", "worker"],
  ["GET /api/health", "anyone"],
  ["GET /api/hours/export", "manager"],
  ["GET /api/hours/week", "worker"],
  ["GET /api/hours/week/everyone", "manager"],
  ["GET /api/hours/weeks", "manager"],
  ["GET /api/gps-tracking/mine", "worker"],
  ["POST /api/gps-tracking/positions", "worker"],
  ["GET /api/gps-tracking/track", "worker"],
  ["POST /api/working-movement/check-movement", "worker"],
  ["POST /api/working-movement/reset", "worker"],
  ["POST /api/working-movement/start-tracking", "worker"],
  ["POST /api/working-movement/stop/:id", "worker"],
  ["GET /api/working-movement/tasks", "worker"],
  ["PUT /api/working-movement/tasks/:id", "worker"],
  ["GET /api/gps-tracking/privacy", "worker"],
  ["GET /api/projects/:id/hours", "manager"],
  ["DELETE /api/invoice-allocations/:id", "manager"],
  ["POST /api/invoice-allocations/allocate", "manager"],
  ["GET /api/invoice-allocations/invoice/:id", "manager"],
  ["GET /api/cost-rates", "owner"],
  ["POST /api/cost-rates", "owner"],
  ["DELETE /api/cost-rates/:id", "owner"],
  ["POST /api/hours-approval/:id/reopen", "manager"],
  ["POST /api/hours-approval/approve", "manager"],
  ["POST /api/hours-approval/approve-many", "manager"],
  ["GET /api/hours-approval/approved", "manager"],
  ["GET /api/hours-approval/pending", "manager"],
  ["POST /api/hours-approval/reminder", "worker"],
  ["GET /api/hours-approval/reminders", "worker"],
  ["PUT /api/hours-approval/reminders/:id/done", "worker"],
  ["GET /api/invoice-ocr/scans", "worker"],
  ["GET /api/invoice-ocr/scans/:id", "worker"],
  ["DELETE /api/invoice-ocr/scans/:id", "worker"],
  ["GET /api/invoice-ocr/scans/:id/documents/:kind", "worker"],
  ["GET /api/invoice-ocr/scans/:id/file", "worker"],
  ["GET /api/invoice-ocr/scans/:id/pages/:page", "worker"],
  ["POST /api/invoice-ocr/scans/:id/reading", "worker"],
  ["PUT /api/invoice-ocr/scans/:id/restored", "worker"],
  ["POST /api/invoice-ocr/upload-invoice-photo", "worker"],
  ["POST /api/live-offerte", "anyone"],
  ["POST /api/local-engine/generate-questions", "anyone"],
  ["POST /api/login", "anyone"],
  ["POST /api/logout", "anyone"],
  ["GET /api/messages", "manager"],
  ["PUT /api/messages/:id/state", "manager"],
  ["GET /api/messages/counts", "manager"],
  ["GET /api/mail/", "manager"],
  ["POST /api/mail/:id/again", "manager"],
  ["POST /api/mail/:id/cancel", "manager"],
  ["POST /api/mail/test", "owner"],
  ["GET /api/notices", "worker"],
  ["GET /api/offerte-aanvragen", "manager"],
  ["GET /api/offerte-aanvragen/:id", "manager"],
  ["GET /api/offerte-aanvragen/counts", "manager"],
  ["PUT /api/offerte-aanvragen/:id/disposition", "manager"],
  ["POST /api/offerte-aanvragen/:id/documents", "manager"],
  ["GET /api/offerte-aanvragen/:id/documents/:docType", "manager"],
  ["GET /api/offerte-aanvragen/:id/photos/:name", "manager"],
  ["GET /api/colleagues", "manager"],
  ["GET /api/price-book", "manager"],
  ["POST /api/price-book/changes", "owner"],
  ["GET /api/price-book/experience", "manager"],
  ["GET /api/price-book/export", "manager"],
  ["GET /api/price-book/norms/:code", "manager"],
  ["GET /api/purchase-invoices", "manager"],
  ["POST /api/purchase-invoices", "manager"],
  ["GET /api/purchase-invoices/:id", "manager"],
  ["GET /api/purchase-invoices/:id/file", "manager"],
  ["PUT /api/purchase-invoices/:id/payment", "manager"],
  ["DELETE /api/purchase-invoices/:id/payment", "manager"],
  ["POST /api/purchase-invoices/:id/reversal", "manager"],
  ["POST /api/purchase-invoices/check", "manager"],
  ["GET /api/purchase-invoices/export", "manager"],
  ["GET /api/purchase-invoices/sheet", "manager"],
  ["GET /api/purchase-invoices/vat", "manager"],
  ["GET /api/projects", "worker"],
  ["POST /api/projects", "manager"],
  ["GET /api/projects/:id", "worker"],
  ["PUT /api/projects/:id", "manager"],
  ["PUT /api/projects/:id/archived", "manager"],
  ["GET /api/projects/:id/costs", "manager"],
  ["POST /api/projects/:id/costs", "manager"],
  ["DELETE /api/projects/:id/costs/:costId", "manager"],
  ["GET /api/projects/:id/history", "manager"],
  ["GET /api/projects/:id/invoices", "manager"],
  ["PUT /api/projects/:id/progress", "manager"],
  ["PUT /api/projects/:id/status", "manager"],
  ["GET /api/projects/export", "manager"],
  ["GET /api/customers/:id/requests", "manager"],
  ["GET /api/customers/:id/quotations", "manager"],
  ["GET /api/projects/:id/documents", "manager"],
  ["GET /api/projects/:id/documents/:type", "manager"],
  ["GET /api/projects/:id/files", "worker"],
  ["POST /api/projects/:id/files", "worker"],
  ["PUT /api/projects/:id/files/:fileId", "manager"],
  ["DELETE /api/projects/:id/files/:fileId", "worker"],
  ["GET /api/projects/:id/files/:fileId/:name?", "worker"],
  ["PUT /api/projects/:id/files/:fileId/restored", "worker"],
  ["GET /api/quotations", "manager"],
  ["GET /api/quotations/stats", "manager"],
  ["POST /api/quotations", "manager"],
  ["POST /api/quotations/preview", "manager"],
  ["GET /api/quotations/:id", "manager"],
  ["DELETE /api/quotations/:id", "manager"],
  ["POST /api/quotations/:id/documents", "manager"],
  ["POST /api/quotations/:id/versions", "manager"],
  ["GET /api/quotations/:id/versions/:version", "manager"],
  ["GET /api/quotations/:id/versions/:version/documents/:kind", "manager"],
  ["GET /api/quotations/:id/versions/:version/text", "manager"],
  ["GET /api/quotations/:id/mail", "manager"],
  ["POST /api/quotations/:id/sending", "manager"],
  ["POST /api/quotations/:id/acceptance", "manager"],
  ["POST /api/quotations/:id/rejection", "manager"],
  ["DELETE /api/quotations/:id/outcome", "manager"],
  ["POST /api/quotations/:id/declarations", "manager"],
  ["GET /api/quotations/:id/declarations/:declarationId/file", "manager"],
  ["GET /api/settings", "manager"],
  ["POST /api/settings", "owner"],
  ["POST /api/settings/picture", "owner"],
  ["GET /api/suppliers", "manager"],
  ["GET /api/timeline", "worker"],
  ["PUT /api/timeline/projects/:id", "manager"],
  ["GET /api/timeline/weather", "worker"],
  ["GET /api/unassigned-tracking/gps-hours", "manager"],
  ["GET /api/unassigned-tracking/invoices", "manager"],
  ["POST /api/upload", "anyone"],
  ["GET /api/user", "worker"],
]

let app: TestApp
const signedIn = new Map<Role | "nobody", Record<string, string>>([["nobody", {}]])
const signIn = async () => {
  for (const role of roles) signedIn.set(role, await app.signIn(role))
}
beforeAll(async () => {
  app = await givenApp()
  await signIn()
})
afterAll(() => app.close())

interface Route {
  method: string
  path: string
  hooks?: { detail?: { role?: Role } }
}
const routes = () => (createApp(app.services).routes as Route[]).filter(({ path }) => path.startsWith("/api"))

/** The door refuses any other kind of body there before it looks at who sends it. */
const takesFile = /upload-invoice-photo$|^POST .*\/(files|picture|declarations)$/
const multipart = { "content-type": "multipart/form-data; boundary=x" }

async function ask(route: string, who: Role | "nobody", body?: string) {
  const [method = "", path = ""] = route.split(" ")
  const address = path.replace(/:\w+/g, "1")
  const headers = { ...signedIn.get(who), ...(body && takesFile.test(route) && multipart) }
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
