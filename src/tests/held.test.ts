import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import { createSessions } from "#modules/access/sessions.ts"
import { createEntryRows } from "#modules/gps/entries/rows.ts"
import { createHoursExport } from "#modules/gps/sheets/export.ts"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { heldDuring } from "../jobs/eventLoop.testing.ts"
import { longestHold } from "../jobs/eventLoop.ts"
import { textRow, xlsxOf } from "../sheets/xlsx.testing.ts"
import { givenApp, jsonRequest, type TestApp } from "../testing.ts"
import { fillBigCompany } from "./bigCompany.testing.ts"

// Of several files in one run only the first gets that of timeout.testing.ts.
setDefaultTimeout(60_000)

let app: TestApp
let office: { cookie: string }
let worker: { cookie: string }
beforeAll(async () => {
  app = await givenApp({ onDisk: true, takeTurns: true })
  fillBigCompany(app.db)
  office = await app.signIn("owner")
  worker = { cookie: `waterpas=${createSessions(app).begin(1001)}` }
})
afterAll(() => app.close())

/** Asked anew: what was written before makes that no reply is given again. */
async function asked(method: string, path: string, { body, headers = office }: Asked = {}) {
  app.db.$client.run("UPDATE accounts SET name = name WHERE id = 1")
  const response = await app.handle(jsonRequest(method, `/api${path}`, { body, headers }))
  const text = await response.text()
  expect({ path, status: response.status, text: response.ok || text }).toMatchObject({ status: 200 })
}
interface Asked {
  body?: unknown
  headers?: { cookie: string }
}

test.each([
  "/projects",
  "/projects?archived=true",
  "/projects?chatgptGenerated=true",
  "/projects/export",
  "/projects/42",
  "/projects/42/costs",
  "/projects/42/history",
  "/projects/42/hours",
  "/customers",
  "/customers/1",
  "/timeline",
  "/timeline/weather",
  "/dashboard/data",
  "/figures",
  "/notices",
  "/agents",
  "/gps-tracking/now",
  "/gps-tracking/sessions",
  "/gps-tracking/mine",
  "/hours/weeks?week=2026-11-16",
  "/hours/week?week=2026-11-16&accountId=1001",
  "/hours/week/everyone?week=2026-11-16",
  "/hours/export?from=2025-11-21&to=2026-11-21&format=csv",
  "/hours-approval/pending",
  "/hours-approval/approved",
  "/unassigned-tracking/gps-hours",
  "/cost-rates",
])("a big company's office asks %s, and nobody waits", async (path) => {
  expect(await heldDuring(() => asked("GET", path))).toBeLessThan(longestHold)
})

test("many ask for what takes long in the same moment, and nobody waits for all of them", async () => {
  const paths = [
    "/projects",
    "/dashboard/data",
    "/timeline",
    "/figures",
    "/notices",
    "/hours-approval/pending",
  ]
  const long = { naam: "a", email: "a@b.nl", onderwerp: "a", bericht: "a".repeat(250_000) }
  const hostile = async (path: string, body: unknown) => {
    const response = await app.handle(jsonRequest("POST", `/api${path}`, { body, headers: {} }))
    expect(await response.text()).not.toBe("")
  }
  const all = () =>
    Promise.all([
      ...paths.map((path) => asked("GET", path)),
      ...Array.from({ length: 8 }, () => hostile("/live-offerte", sampleSubmission())),
      ...Array.from({ length: 4 }, () => hostile("/contact", long)),
    ])
  // One that can't be parted may begin within the portion of another, never a third.
  expect(await heldDuring(all)).toBeLessThan(2 * longestHold)
})

test("a landlord with five thousand jobs is looked at, and nobody waits", async () => {
  app.db.$client.run("UPDATE projects SET customer_id = 2 WHERE id > 5000")
  for (const path of ["/customers/2", "/customers/2/requests", "/customers/2/quotations"])
    expect(await heldDuring(() => asked("GET", path))).toBeLessThan(longestHold)
})

test.each([
  "/projects",
  "/dashboard/data",
  "/timeline",
  "/gps-tracking/now",
  "/gps-tracking/mine",
  "/gps-tracking/track?day=2026-11-20",
])("somebody who works outside asks %s, and nobody waits", async (path) => {
  expect(await heldDuring(() => asked("GET", path, { headers: worker }))).toBeLessThan(longestHold)
})

test("a year of hours goes to the thread that makes a workbook of it, and nobody waits", async () => {
  const { access, projects, settings } = app.services
  const people = access.list
  const rows = createEntryRows({ ...app, people, projects })
  // As the message to a thread is.
  const makeSheet = async (document: unknown) => {
    structuredClone(document)
    return new Uint8Array()
  }
  const { download } = createHoursExport({
    awayRows: () => [],
    rows,
    people,
    company: settings.sender,
    makeSheet,
  })
  const year = { from: "2025-11-21", to: "2026-11-21", format: "xlsx" as const }
  expect(await heldDuring(() => download(year, people()[0]!))).toBeLessThan(longestHold)
})

test("somebody arrives at work, and nobody waits for what there is for him to do", async () => {
  const path = "/working-movement"
  const held: Record<string, number> = {}
  const place = { latitude: 51.65, longitude: 3.92 }
  held.start = await heldDuring(() =>
    asked("POST", `${path}/start-tracking`, { body: place, headers: worker }),
  )
  const { id: sessionId } = app.db.$client
    .query<{ id: number }, []>("SELECT max(id) AS id FROM movement_sessions")
    .get()!
  const step = { sessionId, previousLatitude: 51.7, previousLongitude: 3.92 }
  const body = { ...step, currentLatitude: 51.65, currentLongitude: 3.92 }
  held.arrive = await heldDuring(() => asked("POST", `${path}/check-movement`, { body, headers: worker }))
  held.tasks = await heldDuring(() => asked("GET", `${path}/tasks`, { headers: worker }))
  const { n } = app.db.$client.query<{ n: number }, []>("SELECT count(*) AS n FROM movement_tasks").get()!
  expect(n).toBeGreaterThan(0)
  expect(Object.entries(held).filter(([, longest]) => longest >= longestHold)).toEqual([])
})

const headings =
  "Naam;E-mail;Telefoon;Adres;Postcode;Plaats;Opmerking;Project;Projectadres;Status;Startdatum;Einddatum;Prijs;Omschrijving"
const rowOf = (i: number, of: string) =>
  `Klant ${of} ${i};k${of}${i}@nieuw.example;06 11 ${200_000 + i};Straat ${i};4301 AB;Zierikzee;Opmerking bij de klant ${i}, wat langer dan gewoon;Verbouwing ${of} ${i};Straat ${i} te Zierikzee;Actief;01-02-2026;01-12-2026;12500,50;Omschrijving van het werk dat aan de straat gedaan wordt, met kozijnen en wat daarbij hoort, ook binnen, de maten staan op de tekening`
const listOf = (of: string, length = 5000) =>
  [headings, ...Array.from({ length }, (_, i) => rowOf(i, of))].join("\n").slice(0, 2 * 1024 * 1024)

const wide = `Naam${";x".repeat(199)}\n${`Vos${";y".repeat(199)}\n`.repeat(5000)}`.slice(0, 2 * 1024 * 1024)

test.each([
  ["as many rows as fit", listOf("voorbeeld")],
  ["as many columns as fit", wide],
  ["one endless cell", `Naam;Opmerking\nVos;"${"a".repeat(2_000_000)}"`],
  ["cells without end", `Naam\nVos${";".repeat(2_000_000)}`],
])("a list of %s is looked at, and nobody waits", async (_, csv) => {
  const look = () => asked("POST", "/customers/import/preview", { body: { csv } })
  expect(await heldDuring(look)).toBeLessThan(longestHold)
})

/** All cells the same would be taken for a bomb. */
const wideAndOdd = wide
  .split("\n", 2000)
  .map((row, at) => row.replaceAll(/y/g, (_, place: number) => String((at * 7919 + place * 104_729) % 9973)))
  .join("\n")

const inExcel = (csv: string) => {
  const rows = csv.split("\n").map((row) => textRow(...row.split(";")))
  return Buffer.from(xlsxOf(rows.join(""))).toString("base64")
}

test.each([
  ["as many rows as fit", listOf("blad")],
  ["as many columns as fit", wideAndOdd],
])("a list of %s in a file of Excel is looked at, and nobody waits", async (_, csv) => {
  const xlsx = inExcel(csv)
  const look = () => asked("POST", "/customers/import/preview", { body: { xlsx } })
  expect(await heldDuring(look)).toBeLessThan(longestHold)
})

test("two hundred customers with as many projects are taken in, and nobody waits", async () => {
  let lists = 10
  const found = () => app.db.$client.query<{ n: number }, []>("SELECT count(*) AS n FROM customers").get()!.n
  const before = found()
  const take = () => {
    const csv = listOf(`nr${++lists}`, 200).replaceAll(";06 11 ", `;06 ${lists} `)
    return asked("POST", "/customers/import", { body: { csv } })
  }
  expect(await heldDuring(take)).toBeLessThan(longestHold)
  expect(found() - before).toBe((lists - 10) * 200)
})

test("five hundred hours are approved and taken back at once, and nobody waits", async () => {
  const wanted = () =>
    app.db.$client.query("SELECT id, version FROM time_entries WHERE review = 'open' LIMIT 500").all()
  const approve = () => asked("POST", "/hours-approval/approve-many", { body: { entries: wanted() } })
  expect(await heldDuring(approve)).toBeLessThan(longestHold)
  const approved = () =>
    app.db.$client
      .query("SELECT id, version FROM time_entries WHERE review = 'approved' AND version > 1 LIMIT 500")
      .all()
  const reopen = () =>
    asked("POST", "/hours-approval/reopen-many", { body: { entries: approved(), reason: "Toch niet" } })
  expect(await heldDuring(reopen)).toBeLessThan(longestHold)
})
