import { afterAll, beforeAll, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { cutOut, drawn } from "#src/documents/pdf/drawn.testing.ts"
import { readPdf } from "#src/documents/pdf/testing.ts"
import { heldDuring } from "#src/jobs/eventLoop.testing.ts"
import { longestHold } from "#src/jobs/eventLoop.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { sampleItem } from "../sample.ts"
import { codeIn } from "../ui/scan/readers.ts"
import type { LabelSheet, SheetName } from "./sheets.ts"
import { labelSheets, labelsOn, placeOn, sheetNames } from "./sheets.ts"

let app: TestApp
let office: User
let screws: number
let cookie: string
beforeAll(async () => {
  app = await givenApp({ publicUrl: new URL("http://kustenbouw.example") })
  office = app.services.access.list().find(({ username }) => username === "kantoor")!
  screws = app.services.stockItems.add(sampleItem(), null, office)
  cookie = (await app.signIn("manager")).cookie
})
afterAll(() => app.close())

const ask = (query: Record<string, string | number>, as = cookie) =>
  app.handle(
    new Request(`http://127.0.0.1:3000/api/materials/labels?${new URLSearchParams(query as never)}`, {
      headers: { cookie: as },
    }),
  )
const pdf = async (query: Record<string, string | number>) => {
  const reply = await ask({ ids: screws, sheet: "L7160", first: 1, each: 1, ...query })
  expect(reply.status).toBe(200)
  return reply.bytes()
}
const refusal = async (query: Record<string, string | number>) => {
  const reply = await ask({ ids: screws, sheet: "L7160", first: 1, each: 1, ...query })
  return [reply.status, ((await reply.json()) as { fields?: object; code: string }).fields ?? {}]
}

const mm = (points: number) => (points / 72) * 25.4

test.each(sheetNames)("the code on a label of %s is read from the page as it is printed", async (sheet) => {
  const first = labelsOn(labelSheets[sheet])
  const page = await drawn(await pdf({ sheet, first }))
  const { x, y } = placeOn(labelSheets[sheet], first - 1)
  const label = cutOut(page, { x, y, ...labelSheets[sheet] })
  expect(codeIn(label.data, label.width, label.height)).toBe(
    `http://kustenbouw.example/material-stock/${screws}`,
  )
})

test.each<[SheetName, left: number, top: number, right: number, next: number]>([
  ["L7160", 7.21, 15.15, 7.21, 66.04],
  ["L7163", 4.65, 15.15, 4.65, 101.6],
  ["L7651", 4.75, 10.7, 4.75, 40.6],
  ["dymo99012", 0, 0, 0, 89],
])("%s lies as its maker measures it", (name, left, top, right, next) => {
  const sheet: LabelSheet = labelSheets[name]
  const begin = placeOn(sheet, 0)
  const end = placeOn(sheet, labelsOn(sheet) - 1)
  expect(begin.x).toBeCloseTo(left, 2)
  expect(begin.y).toBeCloseTo(top, 2)
  expect(sheet.paper.width - end.x - sheet.width).toBeCloseTo(right, 2)
  expect(sheet.paper.height - end.y - sheet.height).toBeCloseTo(top, 2)
  if (sheet.across > 1) expect(placeOn(sheet, 1).x - begin.x).toBeCloseTo(next, 2)
  expect(placeOn(sheet, labelsOn(sheet))).toEqual({ ...begin, page: 1 })
})

test("what is written lies within its own label, from the first that is still there", async () => {
  const { pieces, pages } = await readPdf(await pdf({ first: 20, each: 3 }))
  const sheet = labelSheets.L7160
  const names = pieces.filter(({ text }) => text.includes("Schroeven"))
  const at = names.map(({ page, left, right, bottom }) => {
    const [from, to, low] = [mm(left), mm(right), sheet.paper.height - mm(bottom)]
    const number = [19, 20, 21].find((each) => {
      const { page: on, x, y } = placeOn(sheet, each)
      return on === page - 1 && from > x && to < x + sheet.width && low > y && low < y + sheet.height
    })
    return number
  })
  expect(at).toEqual([19, 20, 21])
  expect(pages[1]).toContain("Stelling A2")
  expect(pages[1]).toContain("184022")
})

test("a name that is too long for three lines ends in a sign that there is more", async () => {
  const name = `${"Verzinkte spaanplaatschroef met deeldraad en freesribben ".repeat(2)}en nog wat erbij`
  const long = app.services.stockItems.add(
    sampleItem({ name, code: "", article: "", location: "" }),
    null,
    office,
  )
  const [small] = (await readPdf(await pdf({ ids: long, sheet: "L7651" }))).pages
  expect(small!.trimEnd().endsWith("…")).toBe(true)
  const [large] = (await readPdf(await pdf({ ids: long, sheet: "L7163" }))).pages
  expect(large!.replaceAll("\n", " ").replace(/\s+/g, " ").trim()).toBe(name)
})

test("what is no number, is not on the sheet or is too much is refused, with a sentence at its field", async () => {
  const other = screws + 1000
  expect(await refusal({ ids: other })).toEqual([404, {}])
  expect(await refusal({ first: 22 })).toEqual([422, { first: "Zoveel etiketten staan er niet op dit vel" }])
  expect(await refusal({ each: "1,5" })).toEqual([422, { each: "Vul een aantal van 1 tot en met 500 in" }])
  expect(await refusal({ ids: `${screws}-${screws}`, each: 251 })).toEqual([
    422,
    { each: "Hooguit 500 etiketten in één keer. Kies minder materialen of minder van elk." },
  ])
  for (const ids of ["", "0", "1--2", "1;2", "1,2", "1-".repeat(2600) + 1])
    expect([ids, (await refusal({ ids }))[0]]).toEqual([ids, 422])
  expect((await refusal({ sheet: "A5" }))[0]).toBe(422)
  expect((await refusal({ sheet: "toString" }))[0]).toBe(422)
})

test("five hundred labels hold up nobody", async () => {
  expect(await heldDuring(() => pdf({ each: 500 }))).toBeLessThan(longestHold)
})
