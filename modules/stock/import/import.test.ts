import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { breath } from "#src/jobs/portions.ts"
import { textRow, xlsxOf } from "#src/sheets/xlsx.testing.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { sheetText } from "#ui/import/sheetText.ts"
import { mostItems } from "../items/schema.ts"
import { sampleItem } from "../sample.ts"
import type { Choices } from "./plan.ts"
import type { ImportOrder } from "./schema.ts"

let app: TestApp
let me: User
beforeEach(async () => {
  app = await givenApp()
  me = app.services.access.list()[0]!
})
afterEach(() => app.close())

const preview = (csv: string, choices: Choices = {}) => app.services.stockImport.preview({ csv, ...choices })
const take = (csv: string, more: Omit<ImportOrder, "csv"> = {}) =>
  app.services.stockImport.takeIn({ csv, ...more }, me)
const everything = () => app.services.stockView.list(me)
const one = (id: number) => app.services.stockView.one(id, me)
const add = (over: Parameters<typeof sampleItem>[0] = {}) =>
  app.services.stockItems.add(sampleItem(over), null, me)
const receive = (id: number, adjustment: number) =>
  app.services.stockMovements.adjust(id, { adjustment }, null, me)
/** One row under these headings. */
const row = async (headings: string, cells: string, choices?: Choices) =>
  (await preview(`${headings}\n${cells}`, choices)).rows[0]!

test("a list of one's own becomes materials, and what lies there is counted", async () => {
  const csv = [
    "Omschrijving;Leverancier;Artikelnr.;EAN-code;Groep;Locatie;Eenheid;Min. voorraad;Max. voorraad;Netto prijs;Voorraad",
    "Schroeven 5x60;Bouwmaat;184022;8712345678906;Bevestiging;Stelling A2;doos;20;60;€ 12,50;2,5",
    "Gipsplaat;;;;;;;;;;",
  ].join("\r\n")
  expect(await take(csv)).toEqual({
    ...{ rows: 2, newItems: 2, countedItems: 1, changedPrices: 0, filledItems: 0, leftOut: 0, wrong: 0 },
  })
  expect(everything()).toMatchObject([
    { name: "Gipsplaat", unit: "stuks", minStock: 0, currentPrice: 0, quantity: 0 },
    { ...sampleItem(), quantity: 2.5, value: 31.25, places: [{ place: "workshop", quantity: 2.5 }] },
  ])
  const { id } = everything()[1]!
  const { movements } = app.services.stockView.history(app.services.stockMovements.item(id), 9, me)
  expect(movements).toMatchObject([{ kind: "counted", quantity: 2.5, value: 31.25, reversible: true }])
  expect(app.services.access.log.about("stock", id)).toMatchObject([
    { action: "material.added", details: { name: "Schroeven 5x60" } },
  ])
})

test("what is exported comes back in and changes nothing", async () => {
  const screws = add({ name: '=SOM(A1); "groot"' })
  receive(screws, 2.5)
  add({ name: "Kit", code: "12345678", minStock: 0.125, maxStock: 1234.5, currentPrice: 0.0312 })
  add({ name: "Lood", code: "08712345678913", supplier: "", article: "", currentPrice: 1000 })
  // Twice the same, as people do.
  for (const _ of [1, 2]) add({ name: "Plug", code: "", article: "" })
  const sheet = await app.services.stockView.sheet(me)
  const { rows, columns, counts } = await preview(await sheet.blob.text())
  expect(columns.filter(({ holds }) => !holds).map(({ heading }) => heading)).toEqual(["Waarde excl. btw"])
  expect(rows.map(({ outcome, filled, kept, knownAs }) => [outcome, filled, kept, knownAs])).toEqual(
    Array(5).fill(["same", [], [], null]),
  )
  expect(counts).toMatchObject({ newItems: 0, changedPrices: 0, filledItems: 0, wrong: 0 })
})

test("a price list changes prices, which the log of each material tells", async () => {
  const screws = add()
  const kit = add({ name: "Kit wit", code: "", article: "77", currentPrice: 4 })
  const csv =
    "Artikelnummer;Omschrijving;Bruto prijs;Netto prijs\n184022;Spaanplaatschr.;20;13,10\n77;Kit wit;9;4"
  const choices = { supplier: "bouwmaat" }
  expect((await preview(csv, choices)).rows).toMatchObject([
    {
      ...{ outcome: "changed", price: { from: 12.5, to: 13.1 }, unit: "doos", filled: [], kept: [] },
      knownAs: "Schroeven 5x60",
    },
    { outcome: "same", price: null },
  ])
  expect(await take(csv, choices)).toMatchObject({ changedPrices: 1, newItems: 0 })
  expect(one(screws)).toMatchObject({ ...sampleItem(), currentPrice: 13.1, version: 2 })
  expect(one(kit)).toMatchObject({ version: 1 })
  expect(app.services.access.log.about("stock", screws)).toMatchObject([
    { action: "material.added" },
    { action: "material.changed", accountId: me.id, details: { fields: ["price"] } },
  ])
})

test.each([
  ["for a hundred", "Netto prijs;Prijs per", "3,15;100", 0.0315],
  ["for a thousand pieces", "Netto prijs;Prijseenheid", "31,50;1.000 stuks", 0.0315],
  ["for a hundred in a code", "Netto prijs;Prijseenheid", "3,15;CEN", 0.0315],
  ["for one, as its unit says", "Netto prijs;Prijseenheid", "3,15;stuk", 3.15],
  ["with a line break", "Netto prijs;Prijs per", '3,15;"100\nstuks"', 0.0315],
  ["net before gross", "Bruto prijs;Netto prijs", "9;3,15", 3.15],
  ["gross without net", "Bruto prijs;Netto prijs", "9;", 9],
  ["net before any", "Prijs;Netto prijs", "9;3,15", 3.15],
  ["finer than a price is kept", "Prijs", "7,407407", 7.4074],
  ["of a thousand euros", "Prijs", "1.000", 1000],
  ["with its currency", "Prijs", "EUR 2,5", 2.5],
])("a price %s is brought to one", async (_, headings, cells, to) => {
  expect((await row(`Naam;${headings}`, `Plug;${cells}`)).price).toMatchObject({ to })
})

test("a price of another supplier, of another unit or of nothing is no new price", async () => {
  const screws = add()
  const list = (supplier: string, unit: string, price: string) =>
    row("EAN;Leverancier;Eenheid;Prijs", `8712345678906;${supplier};${unit};${price}`)
  expect(await list("Rexel", "doos", "9")).toMatchObject({
    outcome: "same",
    kept: ["supplier", "currentPrice"],
  })
  expect(await list("Bouwmaat", "stuks", "9")).toMatchObject({
    outcome: "same",
    kept: ["unit", "currentPrice"],
  })
  expect(await list("Bouwmaat", "", "0,00")).toMatchObject({ outcome: "same", kept: [] })
  expect(await list("", "DOZEN", "9")).toMatchObject({ outcome: "changed", kept: [] })
  expect(one(screws).currentPrice).toBe(12.5)
})

test("what is empty is filled in, all else stays and is told", async () => {
  const bare = { supplier: "", category: "", location: "", minStock: 0, maxStock: 0, currentPrice: 0 }
  const id = add({ ...bare, article: "" })
  const csv =
    "EAN;Naam;Leverancier;Artikelnummer;Soort;Plek;Minimum;Maximum;Prijs;Voorraad\n8712 345678906;Schroef;Bouwmaat;184022;;A1;5;10;2;7"
  expect((await preview(csv)).rows).toMatchObject([
    {
      filled: ["supplier", "article", "location", "minStock", "maxStock"],
      ...{ kept: ["quantity"], price: { from: null, to: 2 }, counted: null, knownAs: "Schroeven 5x60" },
    },
  ])
  await take(csv)
  expect(one(id)).toMatchObject({
    ...{ name: "Schroeven 5x60", supplier: "Bouwmaat", article: "184022", location: "A1", category: "" },
    ...{ minStock: 5, maxStock: 10, currentPrice: 2, quantity: 0, version: 2 },
  })
  const other = "EAN;Leverancier;Minimum;Maximum\n8712345678906;Rexel;6;10"
  expect((await preview(other)).rows).toMatchObject([{ outcome: "same", kept: ["supplier", "minStock"] }])
})

test.each([
  ["by its code, also with the zero of a wholesaler", "EAN", "08712345678906", true],
  ["by its code in groups", "EAN", "8712345-678906", true],
  ["by its supplier's number", "Leverancier;Artikelnummer", "BOUWMAAT;184022", true],
  ["not by the number of another supplier", "Naam;Leverancier;Artikelnummer", "x;Rexel;184022", false],
  ["by its name and supplier", "Naam;Leverancier", "schroeven 5 x 60;Bouwmaat", true],
  ["by its name when nobody says from whom", "Naam", "Schroeven 5x60", true],
  ["not by its name at another supplier", "Naam;Leverancier", "Schroeven 5x60;Rexel", false],
  ["not by its name with another code", "Naam;EAN", "Schroeven 5x60;96385074", false],
])("a material is known %s", async (_, headings, cells, isKnown) => {
  add()
  expect((await row(headings, cells)).outcome).toBe(isKnown ? "same" : "new")
})

test("a name that two suppliers have says nothing without a supplier", async () => {
  for (const supplier of ["Bouwmaat", "Rexel"]) add({ supplier, code: "", article: "" })
  expect((await row("Naam;Prijs", "Schroeven 5x60;9")).outcome).toBe("new")
})

test("what was put away is known, and stays where it is", async () => {
  const id = add()
  app.services.stockItems.archive(id, me)
  const csv = "EAN;Naam;Prijs\n8712345678906;Schroeven;9"
  expect((await preview(csv)).rows).toMatchObject([{ outcome: "same", archived: true, price: null }])
  await take(csv)
  expect(everything()).toEqual([])
})

test("a wholesaler's list leaves out what isn't in stock, right or wrong", async () => {
  add()
  const csv =
    "EAN;Omschrijving;Netto prijs\n8712345678906;Schroef;13\n96385074;Lamp;9\n1234567890123;Kabel;duur\n;;totaal"
  const { rows, counts } = await preview(csv, { onlyKnown: true })
  expect(rows).toMatchObject([{ row: 2, outcome: "changed" }])
  expect(counts).toMatchObject({ rows: 4, leftOut: 3, changedPrices: 1, newItems: 0, wrong: 0 })
  await take(csv, { onlyKnown: true })
  expect(everything()).toMatchObject([{ currentPrice: 13 }])
})

test("the same list a second time changes nothing, and counts nothing again", async () => {
  const csv = "Naam;Leverancier;Prijs;Voorraad\nKit;Bouwmaat;4;10\nLood;;3;"
  expect(await take(csv)).toMatchObject({ newItems: 2, countedItems: 1 })
  expect(await take(csv)).toMatchObject({ newItems: 0, countedItems: 0, changedPrices: 0, filledItems: 0 })
  expect(everything().map(({ quantity }) => quantity)).toEqual([10, 0])
})

test.each([
  ["Naam;Prijs", ";9", "nameMissing"],
  ["Naam", "x".repeat(161), "name"],
  ["Naam;Leverancier", `Kit;${"x".repeat(121)}`, "supplier"],
  ["Naam;Soort", `Kit;${"x".repeat(61)}`, "category"],
  ["Naam;Artikelnummer", `Kit;${"x".repeat(61)}`, "article"],
  ["Naam;Code", `Kit;${"x".repeat(61)}`, "code"],
  ["Naam;Plek", `Kit;${"x".repeat(61)}`, "location"],
  ["Naam;Eenheid", `Kit;${"x".repeat(21)}`, "unit"],
  ["Naam;Prijs", "Kit;gratis", "currentPrice"],
  ["Naam;Prijs", "Kit;-1", "currentPrice"],
  ["Naam;Prijs", "Kit;10.000,01", "currentPrice"],
  ["Naam;Prijs;Prijs per", "Kit;9;0", "pricePer"],
  ["Naam;Prijs;Prijs per", "Kit;9;1,2,3", "pricePer"],
  ["Naam;Minimum;Maximum", "Kit;-1;5", "minStock"],
  ["Naam;Minimum;Maximum", "Kit;1e9;5", "minStock"],
  ["Naam;Minimum;Maximum", "Kit;5;1000001", "maxStock"],
  ["Naam;Minimum;Maximum", "Kit;1.000;999", "maxBelowMin"],
  ["Naam;Minimum", "Kit;5", "maxMissing"],
  ["Naam;Voorraad", "Kit;-2,5", "quantity"],
  ["Naam;Voorraad", "Kit;1,0005", "quantity"],
  ["Naam;Voorraad", "Kit;veel", "quantity"],
  ["Naam;EAN", "Kit;8712345678907", "checkDigit"],
  ["Naam;EAN", "Kit;96385075", "checkDigit"],
  ["Naam;EAN", "Kit;036000291453", "checkDigit"],
  ["Naam;EAN", "Kit;18712345678904", "checkDigit"],
  ["Naam;EAN", "Kit;8,71235E+12", "codeRounded"],
  ["Naam;Prijs", "Kit;#DEEL/0!", "cellError"],
] as const)("under '%s' the row '%s' is told to be wrong: %s", async (headings, cells, fault) => {
  expect((await row(headings, cells)).wrong.map((wrong) => wrong.fault)).toEqual([fault])
})

test.each(["8712345678906", "96385074", "036000291452", "18712345678903", "AB-12", "123", "0000000000000"])(
  "the code %s is right",
  async (code) => {
    expect((await row("Naam;EAN", `Kit;${code}`)).outcome).toBe("new")
  },
)

test("a material that stands twice in a list is told the second time", async () => {
  const csv = "Naam;EAN;Prijs\nKit;8712345678906;4\nLood;96385074;3\nKit;8712345678906;5\nlood;;3"
  const { rows } = await preview(csv)
  expect(rows.map(({ wrong }) => wrong.map(({ fault }) => fault))).toEqual([[], [], ["twice"], ["twice"]])
})

test("a code that another material has is told, with its name", async () => {
  add()
  add({ name: "Kit", article: "77", code: "" })
  const { wrong } = await row("Leverancier;Artikelnummer;EAN", "Bouwmaat;77;8712345678906")
  expect(wrong).toEqual([{ fault: "codeTaken", text: "Schroeven 5x60" }])
})

test("a code that a row above gives a material is taken", async () => {
  add({ name: "Kit", article: "77", code: "" })
  const csv = "Naam;Leverancier;Artikelnummer;EAN\nKit;Bouwmaat;77;96385074\nLood;Bouwmaat;78;96385074"
  expect((await preview(csv)).rows.map(({ outcome, wrong }) => [outcome, wrong[0]?.fault])).toEqual([
    ["filled", undefined],
    ["wrong", "twice"],
  ])
})

test("one wrong row stops all of it; leaving out wrong rows takes the others in", async () => {
  const csv = "Naam;Prijs\nKit;4\nLood;veel"
  await expect(take(csv)).rejects.toThrow("sheets.wrongRows")
  expect(everything()).toEqual([])
  expect(await take(csv, { skipWrong: true })).toMatchObject({ newItems: 1, wrong: 1 })
})

test("more than a company can keep is told, and nothing of it is taken in", async () => {
  app.db.$client.run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
    INSERT INTO stock_items (name, supplier, category, article, code, unit, location, min, max, price, updated_at,
      updated_by, created_at, created_by)
    SELECT 'Kit ' || i, '', '', '', '', 'stuks', '', 0, 0, 0, '', 1, '', 1 FROM n`,
    [mostItems - 1],
  )
  const { rows } = await preview("Naam;Prijs\nKit 7;2\nLood;3\nGips;4")
  expect(rows.map(({ outcome, wrong }) => [outcome, wrong[0]?.fault])).toEqual([
    ["changed", undefined],
    ["new", undefined],
    ["wrong", "tooMany"],
  ])
})

test("a list in the Windows code page with semicolons, and one with tabs, are read", async () => {
  const bytes = Uint8Array.from(
    [..."Naam;Eenheid\nTegel caf\u00e9;m\u00b2"].map((sign) => sign.charCodeAt(0)),
  )
  await take(sheetText(bytes))
  await take("Naam\tPrijs\nKit, wit\t4,50")
  expect(everything()).toMatchObject([
    { name: "Kit, wit", currentPrice: 4.5 },
    { name: "Tegel café", unit: "m²" },
  ])
})

test("of a file of Excel with formulas counts what they came to", async () => {
  const text = (of: string) => `<c t="inlineStr"><is><t>${of}</t></is></c>`
  const formula = "<c><f>A1*0.6</f><v>7.4074074074</v></c><c><v>8712345678906</v></c>"
  const xlsx = Buffer.from(
    xlsxOf(`${textRow("Omschrijving", "Netto prijs", "GTIN")}<row>${text("Kit")}${formula}</row>`),
  ).toString("base64")
  await app.services.stockImport.takeIn({ xlsx }, me)
  expect(everything()).toMatchObject([{ name: "Kit", code: "8712345678906", currentPrice: 7.4074 }])
})

test.each([0, 1, 2, 3, 4])("what somebody else changes meanwhile is not undone (%i)", async (turns) => {
  const id = add()
  const taking = take("EAN;Prijs\n8712345678906;13")
  for (let turn = 0; turn < turns; turn++) await breath()
  const { version, currentPrice } = one(id)
  const change = sampleItem({ currentPrice: currentPrice!, maxStock: 70 })
  app.services.stockItems.change(id, { ...change, version }, me)
  expect(await taking).toMatchObject({ changedPrices: 1 })
  expect(one(id)).toMatchObject({ maxStock: 70, currentPrice: 13, version: 3 })
})

test("the same list sent twice at once comes in once", async () => {
  const csv = "Naam;Prijs;Voorraad\nKit;4;10"
  const both = await Promise.all([take(csv), take(csv)])
  expect(both.map(({ newItems }) => newItems).toSorted()).toEqual([0, 1])
  expect(everything()).toMatchObject([{ quantity: 10 }])
})

test("the office sends a list, a file without end is refused, and who works outside sends none", async () => {
  const send = async (role: "manager" | "worker", body: object) =>
    app.handle(jsonRequest("POST", "/api/materials/import", { body, headers: await app.signIn(role) }))
  expect(await (await send("manager", { csv: "Naam\nKit" })).json()).toMatchObject({ newItems: 1 })
  const large = Buffer.from(xlsxOf(textRow("Kit").repeat(5002))).toString("base64")
  const refused = await send("manager", { xlsx: large })
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: "sheets.tooLong" }])
  expect((await send("worker", { csv: "Naam\nKit" })).status).toBe(403)
})
