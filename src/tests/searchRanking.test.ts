import { afterAll, beforeAll, expect, test } from "bun:test"
import { givenInvoice } from "#modules/invoices/allocations/posted.testing.ts"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { sampleMessage } from "#modules/site/sample.ts"
import { givenApp, type TestApp } from "../testing.ts"

let app: TestApp
beforeAll(async () => {
  app = await givenApp()
  const { access, customers, messages, projects, quotes } = app.services
  const office = access.list()[0]!
  const clients = [
    ["Marleen Hoogerhuis", "marleen@voorbeeld.example", "06 55 50 14 22", "Duinweg 14", "Zierikzee"],
    ["Jan Jansen", "jan@bouwpost.example", "+31 (0)6 1234 5678", "Poststraat 1", "Goes"],
    ["J. Janssen", "jj@voorbeeld.example", "0111-41 23 45", "Kerkring 3", "Veere"],
    ["Björn Müller", "bm@voorbeeld.example", "0031 6 87654321", "Oude Dijk 77", "Domburg"],
    ["Van der Weele", "weele@voorbeeld.example", "", "Molenstraat 5", "Middelburg"],
    ["Schildersbedrijf Paauwe", "info@paauwe.example", "0113 222333", "Havenkade 9", "Goes"],
  ].map(([name = "", email = "", phone = "", address = "", city = ""]) => {
    const person = { name, email, phone, address, city }
    return customers.add({ ...person, postcode: "", kvk: "", btwId: "", notes: "" }, office)
  })
  const works = [
    "Badkamer Hoogerhuis",
    "Aanbouw Jansen",
    "Nieuwbouw garage",
    "Keuken Müller",
    "Dakkapel",
    "Kozijnen",
  ]
  for (const [i, name] of works.entries())
    projects.create({ name, customerId: clients[i], startDate: "2026-11-20", endDate: "2026-12-01" }, office)
  projects.setArchived(
    projects.list({}, office).find(({ name }) => name === "Kozijnen")!.id,
    { archived: true },
    office,
  )
  const asked = sampleSubmission()
  const contactInfo = { ...asked.contactInfo, phone: "06 99 88 77 66", address: "Zandpad 8", city: "Burgh" }
  quotes.submit({ ...asked, contactInfo }, null, "a")
  givenInvoice(app, {
    supplierName: "Tegelhuis Schelde",
    invoiceNumber: "26-4471",
    netCents: 106_165,
    vatCents: 22_295,
  })
  givenInvoice(app, {
    supplierName: "Houthandel Schouwen",
    invoiceNumber: "F2026/0088",
    numberKey: "f20260088",
  })
  messages.receive({ ...sampleMessage, naam: "Petra Lous", onderwerp: "Lekkage dak" }, null, "a")
  await access.add(
    { username: "sander", name: "Sander Flikweert", role: "worker", password: "zand-en-zee-7" },
    office,
  )
})
afterAll(() => app.close())

/** What is typed, and what stands first. */
test.each([
  ["hooger", "Badkamer Hoogerhuis"],
  ["hoogerhuis", "Badkamer Hoogerhuis"],
  ["HOOGERHUIS", "Badkamer Hoogerhuis"],
  ["marleen", "Marleen Hoogerhuis"],
  ["marleen hoog", "Marleen Hoogerhuis"],
  ["hoogerhuis bad", "Badkamer Hoogerhuis"],
  ["hoogehruis", "Badkamer Hoogerhuis"],
  ["hogerhuis", "Badkamer Hoogerhuis"],
  ["hooogerhuis", "Badkamer Hoogerhuis"],
  ["hoogerhuus", "Badkamer Hoogerhuis"],
  ["marlene", "Marleen Hoogerhuis"],
  ["badkmaer hooger", "Badkamer Hoogerhuis"],
  ["jansen", "Aanbouw Jansen"],
  ["jan jansen", "Jan Jansen"],
  ["janssen", "J. Janssen"],
  ["jasnen", "Aanbouw Jansen"],
  ["bjorn", "Björn Müller"],
  ["muller", "Keuken Müller"],
  ["müller", "Keuken Müller"],
  ["garage", "Nieuwbouw garage"],
  ["bouw garage", "Nieuwbouw garage"],
  ["duinweg 14", "Marleen Hoogerhuis"],
  ["zierikze", "Marleen Hoogerhuis"],
  ["kerkring", "J. Janssen"],
  ["0655501422", "Badkamer Hoogerhuis"],
  ["06-55 50 14 22", "Badkamer Hoogerhuis"],
  ["+31655501422", "Badkamer Hoogerhuis"],
  ["0031 6 55501422", "Badkamer Hoogerhuis"],
  ["06 12 34 56", "Aanbouw Jansen"],
  ["501422", "Badkamer Hoogerhuis"],
  ["jan@bouwpost.example", "Jan Jansen"],
  ["weele", "Van der Weele"],
  ["schelde", "Tegelhuis Schelde 26-4471"],
  ["26-4471", "Tegelhuis Schelde 26-4471"],
  ["4471", "Tegelhuis Schelde 26-4471"],
  ["1.284,60", "Tegelhuis Schelde 26-4471"],
  ["1284.60", "Tegelhuis Schelde 26-4471"],
  ["€ 1284,60", "Tegelhuis Schelde 26-4471"],
  ["1061,65", "Tegelhuis Schelde 26-4471"],
  ["F20260088", "Houthandel Schouwen F2026/0088"],
  ["tegelhius", "Tegelhuis Schelde 26-4471"],
  ["O-2026-0007", "O-2026-0007 Badkamer – M. de Vries"],
  ["WP-2026-0007", "O-2026-0007 Badkamer – M. de Vries"],
  ["project 7", "Badkamer – M. de Vries"],
  ["Project #7", "Badkamer – M. de Vries"],
  ["petra", "Petra Lous"],
  ["lekage", "Petra Lous"],
  ["flikweert", "Sander Flikweert"],
  ["snader", "Sander Flikweert"],
  ["kozijnen", "Kozijnen"],
])("%s finds %s", async (typed, first) => {
  const { hits } = await app.services.search.find(typed, "owner")
  expect(hits[0]?.title).toBe(first)
})

test("what is nearly a word is named, so that it can be marked", async () => {
  const { words } = await app.services.search.find("hoogehruis", "owner")
  expect(words).toContain("hoogerhuis")
})

test("a number is never guessed", async () => {
  expect((await app.services.search.find("0655501423", "owner")).hits).toEqual([])
})
