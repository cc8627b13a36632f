import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { breath } from "#src/jobs/portions.ts"
import { writeCsv } from "#src/shared/csv.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import type { ImportColumn } from "./schema.ts"

let app: TestApp
let me: User
beforeEach(async () => {
  app = await givenApp()
  me = app.services.access.list()[0]!
})
afterEach(() => app.close())

const preview = (csv: string, mapping?: (ImportColumn | null)[]) =>
  app.services.customerImport.preview({ csv, mapping })
const take = (csv: string, more: { mapping?: (ImportColumn | null)[]; skipWrong?: boolean } = {}) =>
  app.services.customerImport.takeIn({ csv, ...more }, me)
const everyone = () => app.services.customers.list()
const jobs = () => app.services.projects.list({}, me)
/** One row under these headings. */
const wrongIn = async (headings: string, cells: string) =>
  (await preview(`${headings}\n${cells}`)).rows[0]!.wrong

test("a Dutch list becomes customers with their running projects", async () => {
  const csv = [
    "Bedrijfsnaam;Naam;E-mail;Telefoon;Straat;Huisnummer;Postcode;Woonplaats;KvK-nummer;Project;Status;Startdatum;Einddatum;Prijs",
    "Bakkerij Smit;Els Smit;els@smit.nl;0111 41 23 45;Dam;4a;4301ab;Zierikzee;12345678;Nieuwe winkel;Lopend;02-11-2026;2026-12-18;€ 12.500,-",
    ";Jan Maas;;06-12345678;Duinweg;7;;;;Dakkapel;Voltooid;1-6-2026;19-6-2026 00:00;9.875,5",
  ].join("\r\n")
  expect(await take(csv)).toEqual({ rows: 2, newCustomers: 2, filledCustomers: 0, newProjects: 2, wrong: 0 })
  expect(await everyone()).toMatchObject([
    {
      name: "Bakkerij Smit",
      address: "Dam 4a",
      postcode: "4301 AB",
      kvk: "12345678",
      notes: "Contactpersoon: Els Smit",
    },
    { name: "Jan Maas", phone: "06-12345678", projects: 1 },
  ])
  expect(jobs().toSorted((a, b) => a.id - b.id)).toMatchObject([
    {
      name: "Nieuwe winkel",
      status: "active",
      startDate: "2026-11-02",
      endDate: "2026-12-18",
      estimatedPrice: 12500,
      startedAt: "2026-11-02T11:00:00.000Z",
    },
    {
      name: "Dakkapel",
      status: "completed",
      estimatedPrice: 9875.5,
      completedAt: "2026-06-19T11:00:00.000Z",
    },
  ])
})

test("an English list with first and last names is understood, with commas and quotes", async () => {
  await take(
    '"First name",infix,"Last name","E-mail address",City\nAnna,de,"Vries, MSc",anna@devries.nl,Goes',
  )
  expect(await everyone()).toMatchObject([
    { name: "Anna de Vries, MSc", email: "anna@devries.nl", city: "Goes" },
  ])
})

test("a preview tells what will happen, row by row, and keeps nothing", async () => {
  app.services.customers.add({ name: "A. Vos", email: "anneke@vos.nl", city: "Goes" }, me)
  const csv = [
    "naam;e-mail;telefoon;plaats;project",
    "Anneke Vos;ANNEKE@vos.nl;06 12345678;Goes;Badkamer",
    "Cas Boer;cas@boer.nl;;;",
    ";niemand@nergens.nl;;;",
    "Cas Boer;cas@boer.nl;;;Schuur",
  ].join("\n")
  const { rows, counts, columns } = await preview(csv)
  expect(columns.map(({ holds }) => holds)).toEqual(["name", "email", "phone", "city", "project"])
  expect(rows).toMatchObject([
    {
      row: 2,
      outcome: "filled",
      filled: ["phone"],
      kept: ["name"],
      project: { name: "Badkamer", outcome: "new" },
    },
    { row: 3, outcome: "new", project: null },
    { row: 4, outcome: "wrong", wrong: [{ fault: "nameMissing" }] },
    { row: 5, outcome: "same", project: { name: "Schuur", outcome: "new" } },
  ])
  expect(counts).toEqual({ rows: 4, newCustomers: 1, filledCustomers: 1, newProjects: 2, wrong: 1 })
  expect(await everyone()).toHaveLength(1)
  expect(jobs()).toEqual([])
})

test("the same file a second time makes no doubles", async () => {
  const csv = [
    "naam;e-mail;telefoon;postcode;project",
    "Anneke Vos;anneke@vos.nl;;;Badkamer",
    "Jan Maas;;06 12345678;;",
    "Els Smit;;;4301 AB;Keuken",
    "Cas;;;;",
    "Jan Jansen;een@jansen.nl;;;",
    "Jan Jansen;twee@jansen.nl;;;",
  ].join("\n")
  expect(await take(csv)).toMatchObject({ newCustomers: 6, newProjects: 2 })
  expect(await take(csv)).toEqual({ rows: 6, newCustomers: 0, filledCustomers: 0, newProjects: 0, wrong: 0 })
  expect(await everyone()).toHaveLength(6)
})

test("a project that was put away is not made again, nor the double of a merged customer", async () => {
  const csv = "naam;e-mail;project\nAnneke Vos;anneke@vos.nl;Badkamer"
  await take(csv)
  app.services.projects.archive(jobs()[0]!.id, me.id)
  const survivor = app.services.customers.add({ name: "Fam. Vos", email: "fam@vos.nl" }, me)
  await app.services.customerFile.merge(
    survivor,
    (await everyone()).find(({ name }) => name === "Anneke Vos")!.id,
    me,
  )
  expect(await take(csv)).toMatchObject({ newCustomers: 0, newProjects: 0 })
})

test("what was empty of a known customer is filled in, and his card tells so", async () => {
  const id = app.services.customers.add({ name: "A. Vos", email: "anneke@vos.nl" }, me)
  await take("naam;e-mail;telefoon;plaats\nVos;anneke@vos.nl;06 12345678;\nVos;anneke@vos.nl;;Goes")
  expect(app.services.customers.get(id)).toMatchObject({
    ...{ name: "A. Vos", email: "anneke@vos.nl", phone: "06 12345678", city: "Goes", version: 2 },
  })
  expect(app.services.customers.recognise({ name: "Iemand", phone: "0031 6 12345678" }, null)).toBe(id)
  expect(app.services.customerFile.history(id, { limit: 9 }, me).entries).toMatchObject([
    { action: "customer.filled", by: me.name, details: { fields: ["phone", "city"] } },
    { action: "customer.added" },
  ])
})

test("a customer is known by his people, but not by who stands with several", async () => {
  const add = (name: string, ...people: { name: string; email: string }[]) => {
    const id = app.services.customers.add({ name }, me)
    return people.map((person) => app.services.customerContacts.add(id, person, me))
  }
  const caretaker = { name: "Kees Flipse", email: "kees@beheer.nl" }
  const [petra] = add("VvE Nobelpoort", { name: "Petra van Dis", email: "petra@vve.nl" }, caretaker)
  add("VvE Havenzicht", caretaker)
  const csv = "naam;e-mail\nNobelpoort;PETRA@vve.nl\nFlipse;kees@beheer.nl"
  expect((await preview(csv)).rows.map(({ outcome }) => outcome)).toEqual(["filled", "new"])
  app.services.customerContacts.remove(1, petra!.id, me)
  expect((await preview(csv)).rows.map(({ outcome }) => outcome)).toEqual(["new", "new"])
})

test("where invoices go is taken as a whole or not at all", async () => {
  const known = { name: "VvE Nobelpoort", email: "info@vve.nl" }
  const id = app.services.customers.add({ ...known, invoiceAddress: "Postbus 12" }, me)
  app.services.customers.add({ name: "Bakkerij Smit", email: "els@smit.nl" }, me)
  const csv = [
    "naam;e-mail;factuuradres;factuurpostcode;factuurplaats",
    "VvE Nobelpoort;info@vve.nl;Dam 4;4301 AB;Zierikzee",
    "Bakkerij Smit;els@smit.nl;Dam 4;4301 AB;",
    "Bakkerij Smit;els@smit.nl;Kade 9;;Goes",
  ].join("\n")
  expect((await preview(csv)).rows).toMatchObject([
    { outcome: "same", filled: [], kept: ["invoiceAddress", "invoicePostcode", "invoiceCity"] },
    { outcome: "filled", filled: ["invoiceAddress", "invoicePostcode"], kept: [] },
    { outcome: "same", filled: [], kept: ["invoiceAddress", "invoiceCity"] },
  ])
  await take(csv)
  expect(app.services.customers.get(id)).toMatchObject({ invoiceAddress: "Postbus 12", invoiceCity: "" })
  expect((await everyone())[0]).toMatchObject({
    ...{ name: "Bakkerij Smit", invoiceAddress: "Dam 4", invoicePostcode: "4301 AB", invoiceCity: "" },
  })
})

test("who is added by somebody else while a list is looked at doesn't come in twice", async () => {
  const taking = take("naam;e-mail;project\nAnneke Vos;anneke@vos.nl;Badkamer")
  await breath()
  const id = app.services.customers.add({ name: "A. Vos", email: "anneke@vos.nl" }, me)
  expect(await taking).toMatchObject({ newCustomers: 0, newProjects: 1 })
  expect(await everyone()).toMatchObject([{ id, name: "A. Vos", projects: 1 }])
})

test("the same list sent twice at once comes in once", async () => {
  const csv = "naam;e-mail;project\nAnneke Vos;anneke@vos.nl;Badkamer"
  // Whoever first has a portion left writes first: either may be the one that brings her in.
  const both = await Promise.all([take(csv), take(csv)])
  expect(both.map(({ newCustomers, newProjects }) => [newCustomers, newProjects]).toSorted()).toEqual([
    [0, 0],
    [1, 1],
  ])
  expect(jobs()).toHaveLength(1)
})

test("a project that stands twice in a list is made once", async () => {
  const csv = "naam;e-mail;project\nAnneke Vos;anneke@vos.nl;Badkamer\nAnneke Vos;anneke@vos.nl;badkamer"
  expect(await take(csv)).toMatchObject({ newCustomers: 1, newProjects: 1 })
  expect(jobs()).toHaveLength(1)
})

test("one wrong row stops all of it; leaving out wrong rows takes the others in", async () => {
  const csv = "naam;postcode\nGoed;4301 AB\nFout;0000 XX"
  await expect(take(csv)).rejects.toThrow("sheets.wrongRows")
  expect(await everyone()).toEqual([])
  expect(await take(csv, { skipWrong: true })).toMatchObject({ newCustomers: 1, wrong: 1 })
  expect(await everyone()).toMatchObject([{ name: "Goed" }])
})

test.each([
  ["naam;e-mail", "Vos;geen adres", "email"],
  ["naam;telefoon", "Vos;bel maar", "phone"],
  ["naam;postcode", "Vos;4301 SS", "postcode"],
  ["naam;kvk", "Vos;123", "kvk"],
  ["naam;btw", "Vos;NL123456789B90", "btwId"],
  ["naam;plaats", `Vos;${"x".repeat(81)}`, "city"],
  ["naam", "x".repeat(300), "name"],
  ["bedrijfsnaam", "x".repeat(300), "company"],
  ["naam;plaats", ";Goes", "nameMissing"],
  ["naam;project", `Vos;${"x".repeat(161)}`, "project"],
  ["naam;project;startdatum", "Vos;Bad;31-02-2026", "startDate"],
  ["naam;project;einddatum", "Vos;Bad;morgen", "endDate"],
  ["naam;project;startdatum", "Vos;Bad;01-01-0206", "dayFarOff"],
  ["naam;project;startdatum;einddatum", "Vos;Bad;10-11-2026;09-11-2026", "endBeforeStart"],
  ["naam;project;prijs", "Vos;Bad;-5", "price"],
  ["naam;project;prijs", "Vos;Bad;veel", "price"],
  ["naam;project;prijs", "Vos;Bad;999999999999", "price"],
  ["naam;project;status", "Vos;Bad;misschien", "status"],
  ["naam;project;prijs", "Vos;;100", "projectMissing"],
  ["naam;plaats", "Vos;Goes;te veel", "tooManyCells"],
  ["naam;kvk", "Vos;#N/B", "cellError"],
  ["naam;project;prijs", "Vos;Bad;#DEEL/0!", "cellError"],
] as const)("under '%s' the row '%s' is told to be wrong: %s", async (headings, cells, fault) => {
  expect((await wrongIn(headings, cells)).map((wrong) => wrong.fault)).toEqual([fault])
})

test("a row tells all that is wrong in it", async () => {
  expect(
    (await wrongIn("naam;email;kvk;project;prijs;status", "Vos;x;1;Bad;veel;ooit")).map(({ fault }) => fault),
  ).toEqual(["email", "kvk", "price", "status"])
})

test.each([
  ["without a line", "", "sheets.empty"],
  ["with blank lines only", "\ufeff\r\n\r\n", "sheets.empty"],
  ["with headings only", "naam;e-mail\r\n", "sheets.onlyHeadings"],
  ["with rows of nothing", "naam;e-mail\n;;;\n", "sheets.onlyHeadings"],
  ["of Excel itself, as text", "PK\u0003\u0004\u0014", "sheets.noSheet"],
  ["of an old Excel, as text", "\u00d0\u00cf\u0011\u00e0", "sheets.noSheet"],
  ["that is a PDF", "%PDF-1.7", "sheets.noSheet"],
  ["with bytes of no text", "naam\u0000", "sheets.noSheet"],
  ["with a quote that never ends", 'naam\n"Vos', "sheets.unclosed"],
  ["with too many columns", `${"Kolom;".repeat(200)}naam\nx`, "sheets.tooWide"],
  ["with too many rows", `naam\n${"Vos\n".repeat(5001)}`, "sheets.tooLong"],
])("a file %s is refused with a reason", async (_, csv, code) => {
  await expect(preview(csv)).rejects.toThrow(code)
})

test("a heading that comes twice counts once", async () => {
  expect((await preview("naam;naam;plaats\nVos;Maas;Goes")).columns.map(({ holds }) => holds)).toEqual([
    "name",
    null,
    "city",
  ])
})

test("columns can be given another meaning, each meaning once", async () => {
  const csv = "wie;waar\nVos;Goes"
  expect((await preview(csv)).columns.map(({ holds }) => holds)).toEqual([null, null])
  expect((await preview(csv, ["name", "city"])).counts).toMatchObject({ newCustomers: 1, wrong: 0 })
  for (const mapping of [["name"], ["name", "name"]] as ImportColumn[][])
    await expect(preview(csv, mapping)).rejects.toThrow(expect.objectContaining({ status: 422 }))
})

test("emoji, quotes, line breaks and cells that look like formulas come in as text", async () => {
  const odd = [
    ["naam", "opmerking", "telefoon"],
    ['Café "De Ülp" 🏗️', "=HYPERLINK(1)\nregel 2", "+31 6 12345678"],
    ["@import", "-1+1", ""],
  ]
  await take(writeCsv(odd))
  expect(await everyone()).toMatchObject([
    { name: "@import", notes: "-1+1" },
    { name: 'Café "De Ülp" 🏗️', notes: "=HYPERLINK(1)\nregel 2", phone: "+31 6 12345678" },
  ])
})

test("five thousand rows come in at once, and a sheet of 2 MB fits through the door", async () => {
  const csv = `naam;e-mail;project;opmerking\n${Array.from({ length: 5000 }, (_, i) => `Klant ${i};k${i}@x.nl;Werk ${i};${"é".repeat(300)}`).join("\n")}`
  const cookies = await app.signIn("manager")
  const reply = await app.handle(
    jsonRequest("POST", "/api/customers/import", { body: { csv }, headers: cookies }),
  )
  expect(await reply.json()).toMatchObject({ newCustomers: 5000, newProjects: 5000 })
  const large = { csv: "x".repeat(2 * 1024 * 1024 + 1) }
  expect(
    (await app.handle(jsonRequest("POST", "/api/customers/import", { body: large, headers: cookies })))
      .status,
  ).toBe(422)
  const larger = { csv: "x".repeat(5 * 1024 * 1024) }
  expect(
    (await app.handle(jsonRequest("POST", "/api/customers/import", { body: larger, headers: cookies })))
      .status,
  ).toBe(413)
})
