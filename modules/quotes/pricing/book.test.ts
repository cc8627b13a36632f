import { expect, test } from "bun:test"
import { type BookChange, bookOn, standardBook } from "./book.ts"
import { estimate } from "./estimate.ts"
import { lineOf } from "./lines.ts"
import type { NormCode } from "./norms.ts"

let id = 0
const change = (over: Partial<BookChange>): BookChange => ({
  id: ++id,
  kind: "norm",
  code: "badkamer.stripTiles",
  field: "hours",
  value: 0.6,
  since: "2026-11-12",
  reason: "nacalculatie badkamers",
  ...over,
})
const strip = (day: string, changes: BookChange[]) => bookOn(day, changes).norms["badkamer.stripTiles"]

test("without a change that holds the book is the one of the program itself", () => {
  expect(bookOn("2026-11-21", [])).toBe(standardBook)
  expect(bookOn("2026-11-11", [change({})])).toBe(standardBook)
  expect(bookOn("2026-11-21", [change({ value: null })])).toBe(standardBook)
})

test("a change holds from its day on, and says since when and why", () => {
  const shipped = standardBook.norms["badkamer.stripTiles"].source
  const changes = [change({})]
  expect(strip("2026-11-11", changes)).toMatchObject({ hours: 0.45, source: shipped })
  expect(strip("2026-11-12", changes)).toMatchObject({
    hours: 0.6,
    year: 2026,
    source: "eigen norm sinds 12-11-2026: nacalculatie badkamers",
  })
})

test.each([
  ["the later day wins, in whatever order they were made", ["2026-11-20", "2026-11-12"], 1],
  ["of the same day the one made last wins", ["2026-11-12", "2026-11-12"], 2],
  ["what still has to begin does not count", ["2026-11-12", "2026-12-01"], 1],
])("%s", (_, days, hours) => {
  const changes = days.map((since, index) => change({ since, value: index + 1 }))
  expect(strip("2026-11-21", changes).hours).toBe(hours)
})

test("a change that was taken back leaves what ships with the program, from that day on", () => {
  const changes = [change({}), change({ value: null, since: "2026-11-18" })]
  expect(strip("2026-11-17", changes).hours).toBe(0.6)
  expect(strip("2026-11-18", changes)).toBe(standardBook.norms["badkamer.stripTiles"])
})

test("hours, equipment and subcontracting of a norm change apart, and the newest tells why", () => {
  const changes = [
    change({ field: "subcontract", value: 12.5, since: "2026-11-14", reason: "andere sloper" }),
    change({ field: "equipment", value: 2.25 }),
  ]
  expect(strip("2026-11-21", changes)).toMatchObject({
    hours: 0.45,
    equipmentCents: 225,
    subcontractCents: 1250,
    source: "eigen norm sinds 14-11-2026: andere sloper",
  })
})

test("only what is touched is another object", () => {
  const { norms, rates } = bookOn("2026-11-21", [change({})])
  const others = Object.keys(norms).filter(
    (code) => norms[code as NormCode] !== standardBook.norms[code as NormCode],
  )
  expect(others).toEqual(["badkamer.stripTiles"])
  expect(rates).toBe(standardBook.rates)
})

test("the price of an article reaches every norm that uses it, to the cent of a line", () => {
  const article = { kind: "article", code: "Gipspleister", field: "cents", value: 0.96 } as const
  const book = bookOn("2026-11-21", [change(article)])
  const ten = { value: 10, source: { kind: "fixed", text: "" } } as const
  const total = (book_: typeof book) =>
    lineOf("finishing.plaster", book_.norms["finishing.plaster"], ten, book_).totalCents
  // 70 kg at 48 cents more, and 12% over it.
  expect(total(book) - total(standardBook)).toBe(Math.round(70 * 48 * 1.12))
  expect(book.norms["finishing.plaster"].source).toBe(standardBook.norms["finishing.plaster"].source)
})

test("a rate and the margin of one's own reach every line of a calculation, with their source", () => {
  const book = bookOn("2026-11-21", [
    change({ kind: "rate", code: "carpenter", field: "cents", value: 61.5, reason: "cao 2027" }),
    change({ kind: "margin", code: "margin", field: "percent", value: 15 }),
  ])
  const { lines } = estimate({ projectTypes: ["dakkapel"], answers: {}, today: "2026-11-21" }, book)
  const carpenters = lines.filter(({ role }) => role === "carpenter")
  expect(carpenters.length).toBeGreaterThan(3)
  for (const line of carpenters)
    expect(line).toMatchObject({ rateCents: 6150, rateSource: "eigen tarief sinds 12-11-2026: cao 2027" })
  for (const line of lines.filter(({ role }) => role === "helper"))
    expect(line).toMatchObject({ rateCents: 3800, rateSource: "standaard uurtarief 2026" })
  expect(new Set(lines.map((line) => line.marginPercent))).toEqual(new Set([15]))
})

test("a change of what a later version of the program no longer knows does nothing", () => {
  const changes = [
    change({ code: "badkamer.gone" }),
    change({ kind: "rate", code: "wizard", field: "cents", value: 99 }),
    change({ kind: "article", code: "Marmer", field: "cents" }),
  ]
  expect(bookOn("2026-11-21", changes).norms).toEqual(standardBook.norms)
  expect(bookOn("2026-11-21", changes).rates).toBe(standardBook.rates)
})
