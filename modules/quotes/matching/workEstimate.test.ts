import { describe, expect, test } from "bun:test"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { sum } from "#src/shared/rounding.ts"
import { type PriceBook, standardBook } from "../pricing/book.ts"
import { phases } from "../pricing/norm.ts"
import { recognised, unrecognised } from "./phrases.testing.ts"
import { estimateOf } from "./workEstimate.testing.ts"
import type { WorkList } from "./workEstimate.ts"

const usual: WorkList = {
  items: [],
  type: "badkamer",
  area: null,
  facts: { use: "dwelling", builtIn: 1978, olderThan2Years: true },
  today: "2026-11-20",
}
const estimated = (list: Partial<WorkList>, book: PriceBook = standardBook) =>
  estimateOf({ ...usual, ...list }, book)

describe("a quantity", () => {
  test("in the text is quoted with the words it comes from", () => {
    const [line] = estimated({ items: ["12 m2 tegels zetten"] }).lines
    expect(line!.quantitySource).toEqual({ kind: "text", text: "uit '12 m2 tegels zetten'" })
  })

  test("that isn't there follows from the area of the form", () => {
    const { lines, assumptions } = estimated({ items: ["vloertegels leggen"], area: 8.5 })
    expect(lines).toMatchObject([{ quantity: 8.5, quantitySource: { kind: "answer" } }])
    expect(assumptions.join()).not.toContain("m²")
  })

  test("without an area is assumed, and that is said once: 6 m² in a bathroom, else 12 m²", () => {
    const bathroom = estimated({ items: ["vloertegels leggen", "wandtegels zetten"] })
    expect(bathroom.assumptions.filter((sentence) => sentence.includes("6 m²"))).toEqual([
      "We gaan uit van een badkamer van 6 m².",
    ])
    const kitchen = estimated({ items: ["vloertegels leggen"], type: "keuken", area: null })
    expect(kitchen.lines[0]).toMatchObject({ quantity: 12, quantitySource: { kind: "assumption" } })
  })

  test("of a room inside a larger project isn't that of the project", () => {
    const { lines } = estimated({ items: ["badkamer vloer tegelen"], type: "complete_renovatie", area: 120 })
    expect(lines).toMatchObject([{ code: "badkamer.floorTiles.midden", quantity: 6 }])
  })

  test("of a room gives what follows from its floor", () => {
    const { lines } = estimated({ items: ["oude badkamer van 9 m2 slopen"] })
    expect(lines[0]).toMatchObject({
      code: "badkamer.stripTiles",
      quantity: 37,
      quantitySource: { kind: "text" },
    })
  })

  test("as a range is its larger end, and that is said", () => {
    const { lines, assumptions } = estimated({ items: ["10 tot 12 m2 wandtegels zetten"] })
    expect(lines[0]!.quantity).toBe(12)
    expect(assumptions.some((sentence) => sentence.includes("grootste"))).toBe(true)
  })

  test("that can't be had in the unit of the norm leaves the work to a person", () => {
    for (const item of [
      "8 uur schilderen",
      "3 kamers sauzen",
      "3 wanden stucen",
      "wand en vloer tegelen 20 m2",
    ]) {
      for (const line of estimated({ items: [item], type: "complete_renovatie" }).lines)
        expect({ item, code: line.code }).toEqual({ item, code: "" })
    }
  })

  test.each([
    ["-5 m2 tegels", "quotes.workItemNegative"],
    ["0 stopcontacten plaatsen", "quotes.workItemNegative"],
    ["-3x2,5 m laminaat", "quotes.workItemNegative"],
    ["1.000.000 m2 laminaat", "quotes.workItemTooLarge"],
    ["9000x9000 m laminaat", "quotes.workItemTooLarge"],
  ])("%s is refused by its line", (item, code) => {
    expect(() => estimated({ items: ["toilet plaatsen", item] })).toThrow(
      expect.objectContaining({ code, status: 422, details: { values: { item } } }),
    )
  })
})

test.each([
  "laminaat verwijderen, plinten 25 str. m",
  "wc betegelen, gevel voegen 40 m2",
  "voordeur vervangen, dubbel glas 12 m2",
])("%s, of which a part can't be measured, is left to a person", (item) => {
  expect(estimated({ items: [item] }).lines).toMatchObject([{ code: "", workItem: item }])
})

test("more work than people can plan is refused", () => {
  const items = Array.from({ length: 200 }, () => "100.000 m2 tegels zetten")
  expect(() => estimated({ items })).toThrow(
    expect.objectContaining({ code: "quotes.tooMuchWork", status: 422 }),
  )
})

describe("the lines", () => {
  test("have names of their own that stay while other items come and go", () => {
    const ids = (items: string[]) => estimated({ items }).lines.map(({ id, workItem }) => `${id} ${workItem}`)
    expect(ids(["oude badkamer slopen", " ", "toilet plaatsen"])).toEqual([
      "werk-1 oude badkamer slopen",
      "werk-1-2 oude badkamer slopen",
      "werk-3 toilet plaatsen",
    ])
  })

  test("run in the order of the work", () => {
    const { lines } = estimated({
      items: ["plafond schilderen", "oude badkamer slopen", "wandtegels zetten"],
    })
    const order = lines.map((line) => phases.indexOf(line.phase))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  test("have the prices of the book, not of what ships with the program", () => {
    const norms = { ...standardBook.norms }
    norms["everyday.lock"] = { ...norms["everyday.lock"], hours: 10 }
    const [line] = estimated({ items: ["slot vervangen"] }, { ...standardBook, norms }).lines
    expect(line).toMatchObject({ code: "everyday.lock", hours: 10 })
  })

  test("of what nobody knows are at the high rate, beside what is known of the same item", () => {
    const { lines } = estimated({ items: ["toilet plaatsen en schilderij ophangen"] })
    expect(lines.map(({ id, code, description, vatRate }) => [id, code, description, vatRate])).toEqual([
      ["werk-1", "badkamer.toilet.midden", "Zwevend toilet met inbouwreservoir", 21],
      ["werk-1-2", "", "Schilderij ophangen", 21],
    ])
  })

  test("know the low rate, and part insulation with much material", () => {
    const { lines, assumptions } = estimated({
      items: ["40 m2 stucen", "8 m2 hr++ glas plaatsen"],
      type: "kozijnen",
    })
    expect(lines.map(({ id, code, vatRate }) => [id, code, vatRate])).toEqual([
      ["werk-2", "isolatie.glass.goed.arbeid", 9],
      ["werk-2.materiaal", "isolatie.glass.goed.materiaal", 21],
      ["werk-1", "finishing.plaster", 9],
    ])
    expect(assumptions.some((sentence) => sentence.includes("9% btw"))).toBe(true)
  })
})

test("what is left out is not priced as if it were in", () => {
  const [line] = estimated({ items: ["wandtegels zetten 12 m2 excl tegels"] }).lines
  expect(line!.code).toBe("")
})

test("before demolition in an old building asbestos is looked for, in a young one not", () => {
  const about = (builtIn: number | null, items = ["oude badkamer slopen"]) => {
    const { assumptions, exclusions } = estimated({ items, facts: { ...usual.facts, builtIn } })
    return [...assumptions, ...exclusions].filter((sentence) => /asbest/i.test(sentence)).length
  }
  expect([about(1978), about(2005), about(null), about(1978, ["toilet plaatsen"])]).toEqual([2, 0, 2, 0])
})

test("an empty list comes to nothing", () => {
  expect(estimated({ items: ["", "  "] })).toMatchObject({ lines: [], assumptions: [], exclusions: [] })
})

const phrases = [recognised, unrecognised].flatMap((one) =>
  Object.values(one).flatMap((text) => text.split("\n").map((row) => row.split(" = ")[0]!.trim())),
)

test("whatever is typed comes to sound lines, or is refused for its quantity", () => {
  const pieces = [
    ...phrases.flatMap((phrase) => phrase.split(" ")),
    ...[
      "🛁",
      "m2",
      "-5",
      "0",
      "1.000,5",
      "€",
      "(",
      ")",
      ":",
      "...",
      "\t",
      "x",
      "3x2,5",
      "ÿ",
      "ß",
      "__proto__",
    ],
  ]
  let seed = 7
  const draw = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return seed % below
  }
  for (let round = 0; round < 1500; round++) {
    const words = Array.from({ length: 1 + draw(9) }, () => pieces[draw(pieces.length)]!)
    const item = words.join(draw(2) ? " " : "").slice(0, 300)
    expectSound(item, projectTypes[draw(projectTypes.length)]!)
  }
  for (const item of [
    "a".repeat(300),
    "m2".repeat(150),
    "1,".repeat(150),
    "🧱".repeat(75),
    "en ".repeat(100),
    "-",
  ])
    expectSound(item, "keuken")
})

function expectSound(item: string, type: WorkList["type"]) {
  const estimate = soundOrRefused(item, type)
  if (!estimate) return
  const { lines, totals, assumptions, exclusions } = estimate
  expect({ item, lines: lines.length > 0 }).toEqual({ item, lines: item.trim() !== "" })
  for (const line of lines) {
    expect({ item, sound: line.quantity > 0 && Number.isFinite(line.quantity) }).toEqual({
      item,
      sound: true,
    })
    expect(Number.isSafeInteger(line.totalCents)).toBe(true)
    expect(line.quantitySource.text).not.toMatch(/undefined|NaN|^$/)
    expect(line.description).not.toBe("")
  }
  expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length)
  expect(totals.exVatCents).toBe(sum(lines.map((line) => line.totalCents)))
  for (const sentence of [...assumptions, ...exclusions]) expect(sentence).toMatch(/^[A-Z].*\.$/)
}

function soundOrRefused(item: string, type: WorkList["type"]) {
  try {
    return estimated({ items: [item], type })
  } catch (error) {
    expect((error as { code: string }).code).toMatch(/^quotes\.workItem(Negative|TooLarge)$/)
    return undefined
  }
}

test("all phrases at once have no more to assume than a quotation can hold", () => {
  const { lines, assumptions } = estimated({ items: phrases.filter(Boolean), type: "complete_renovatie" })
  expect(lines.length).toBeGreaterThan(200)
  expect(assumptions.length).toBeLessThan(40)
})
