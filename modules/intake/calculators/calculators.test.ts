import { describe, expect, test } from "bun:test"
import type { Laying, Substance, Surface } from "./choices.ts"
import { cost } from "./cost.ts"
import { nothingTyped } from "./nothingTyped.ts"
import { paint } from "./paint.ts"
import { area } from "./rooms.ts"
import type { Room } from "./schema.ts"
import { tiles } from "./tiles.ts"
import { volume } from "./volume.ts"

const room = (length: string, width: string, height = ""): Room => ({
  ...{ id: `${length}-${width}`, name: "", length, width, height },
})

describe("area", () => {
  test.each<[string, Room[], { floor: number; walls: number; perimeter: number; volume?: number }]>([
    // blatem.com, 'Wood: indoors': 'for a room of 4 by 3 meters', 2.5 high.
    ["a room", [room("4", "3", "2,5")], { perimeter: 14, walls: 35, floor: 12, volume: 30 }],
    ["a comma and a dot", [room("5,2", "4.1")], { perimeter: 18.6, walls: 0, floor: 21.32 }],
    ["rooms added up", [room("4", "3", "2,5"), room("2", "1,5")], { perimeter: 21, walls: 35, floor: 15 }],
    ["one that is not filled in", [room("4", "3"), room("", "")], { perimeter: 14, walls: 0, floor: 12 }],
    ["what floats make of it", [room("0,1", "0,2")], { perimeter: 0.6, walls: 0, floor: 0.02 }],
    ["the largest", [room("1000", "1.000", "1000")], { perimeter: 4000, walls: 4_000_000, floor: 1_000_000 }],
  ])("%s", (_, rooms, expected) => {
    expect(area(rooms)).toMatchObject(expected)
  })

  test.each([[[]], [[room("", "")]], [[room("4", "")]], [[room("4", "3"), room("-4", "3")]]])(
    "of %j nothing is told",
    (rooms) => expect(area(rooms)).toBeUndefined(),
  )
})

const poured = (
  length: string,
  width: string,
  thickness: string,
  substance: Substance,
  extra = "",
  { bigBag = "1", density = "" } = {},
) => volume({ length, width, thickness, substance, extra, bigBag, density }).value

const filled = { ...nothingTyped.volume, substance: "sand", bigBag: "1", density: "1600" } as const

describe("volume", () => {
  test.each<[string, Parameters<typeof poured>, object]>([
    // klus-info.nl, 'berekenen van beton': a strip of 18 by 0.60 by 0.08 m is 0.87 m³, a floor 4.35 x 2.78 x 0.09 is 1.10.
    ["a strip of concrete", ["18", "0,60", "8", "concrete"], { cubes: 0.864, ordered: 0.9 }],
    ["a floor of concrete", ["4,35", "2,78", "9", "concrete"], { cubes: 1.088, ordered: 1.1 }],
    // onlinetuinieren.nl, 'berekening m3': 4 by 4 m, 20 cm is 3.2 m³; 8 m³ with 5% is 8.4; under paving 20% more.
    ["sand for a terrace", ["4", "4", "20", "sand"], { cubes: 3.2, ordered: 3.2 }],
    ["sand that sinks", ["8", "10", "10", "sand", "5"], { cubes: 8, withExtra: 8.4, ordered: 8.4 }],
    ["sand under paving", ["4", "4", "20", "sand", "20"], { withExtra: 3.84, ordered: 3.9 }],
    // mot.be, 'hoeveelheden mortel': 25 kg gives 12.5 litres, so a cubic metre takes 80; dry sand weighs 1600 kg per m³.
    ["bags of dry mix", ["1", "1", "100", "concrete"], { bags: { exactly: 80, count: 80 } }],
    [
      "a bag that is begun",
      ["1", "1", "1,3", "concrete"],
      { cubes: 0.013, bags: { exactly: 1.04, count: 2 } },
    ],
    ["the weight of sand", ["4", "4", "20", "sand", "", { density: "1.600" }], { kilos: 5120 }],
    // holcim.be, 'productie en transport': a mixer brings 12 m³ at most.
    ["one mixer", ["10", "10", "12", "concrete"], { mixers: { exactly: 1, count: 1 } }],
    [
      "a second mixer",
      ["10", "10", "12,1", "concrete"],
      { ordered: 12.1, mixers: { exactly: 1.01, count: 2 } },
    ],
    ["big bags: 5,2 are six", ["10", "10", "5,2", "gravel"], { bigBags: { exactly: 5.2, count: 6 } }],
    [
      "big bags of less",
      ["4", "4", "20", "sand", "", { bigBag: "0,7" }],
      { bigBags: { each: 0.7, exactly: 4.57, count: 5 } },
    ],
    ["the largest", ["1000", "1000", "10.000", "other", "100"], { cubes: 1e8, withExtra: 2e8, ordered: 2e8 }],
  ])("%s", (_, typed, expected) => {
    expect(poured(...typed)).toMatchObject(expected)
  })

  test.each<[Substance, string[]]>([
    ["concrete", ["bags", "mixers"]],
    ["sand", ["bigBags"]],
    ["gravel", ["bigBags"]],
    ["other", []],
  ])("%s comes in %j", (substance, packings) => {
    const found = poured("1", "1", "10", substance, "", { bigBag: "1" })!
    expect(["bags", "mixers", "bigBags"].filter((name) => name in found)).toEqual(packings)
  })

  test("what is typed of big bags does not hinder concrete, and without it there are none", () => {
    expect(poured("1", "1", "10", "concrete", "", { bigBag: "veel" })).toBeDefined()
    expect(poured("1", "1", "10", "sand", "", { bigBag: "veel" })).toBeUndefined()
    expect(poured("1", "1", "10", "sand", "", { bigBag: "" })).not.toHaveProperty("bigBags")
  })
})

const painted = (squares: string, over: Partial<Parameters<typeof paint>[1]> = {}, rooms: Room[] = []) =>
  paint(rooms, {
    ...{ surface: "walls", extra: squares, openings: "", coats: "2", coverage: "10", canLitres: "5" },
    ...over,
  })

describe("paint", () => {
  test.each<[string, ReturnType<typeof painted>, object]>([
    // vloeren-coatings.nl, 'verbruik': 100 m² in two coats at 10 m² takes 20.
    ["a hundred square metres", painted("100"), { litres: 20, exactly: 4, cans: 4 }],
    // consumentenbond.nl, 'muurverf': two coats, 10 m² per litre.
    ["130 square metres: 5,2 cans are six", painted("130"), { litres: 26, exactly: 5.2, cans: 6 }],
    // blatem.com: 43.2 m² takes 3.32 to 4.8 litres a coat, at 13 to 9 m² per litre.
    [
      "a room with a window and a door",
      painted("", { surface: "wallsAndCeiling", openings: "3,8", coats: "1", coverage: "9" }, [
        room("4", "3", "2,5"),
      ]),
      { covered: { squares: 43.2 }, litres: 4.8, cans: 1 },
    ],
    ["the same with more on a litre", painted("43,2", { coats: "1", coverage: "13" }), { litres: 3.32 }],
    [
      "cans that floats would make one more",
      painted("0,3", { coats: "1", coverage: "1", canLitres: "0,1" }),
      { cans: 3 },
    ],
  ])("%s", (_, { value }, expected) => {
    expect(value).toMatchObject(expected)
  })

  test.each<[Surface, number]>([
    ["walls", 35],
    ["ceiling", 12],
    ["wallsAndCeiling", 47],
    ["floor", 12],
  ])("of a room of 4 by 3 by 2,5 the %s are %d m²", (surface, squares) => {
    expect(painted("", { surface }, [room("4", "3", "2,5")]).value?.covered.squares).toBe(squares)
  })

  test("a room without a height has no walls, and its name is told", () => {
    const rooms = [room("4", "3", "2,5"), { ...room("2", "2"), name: "Hal" }]
    expect(painted("", {}, rooms).value?.covered).toMatchObject({
      squares: 35,
      heightless: [{ name: "Hal", number: 2 }],
    })
  })

  test("more windows than wall is told at the windows", () => {
    expect(painted("10", { openings: "12" })).toEqual({
      faults: { openings: { code: "moreOff", limit: 10 } },
    })
  })
})

const tiled = (squares: string, laying: Laying, over: Partial<typeof nothingTyped.tiles> = {}) =>
  tiles([], { ...nothingTyped.tiles, extra: squares, laying, length: "60", width: "60", ...over })

describe("tiles", () => {
  test.each<[string, ReturnType<typeof tiled>, object]>([
    // spainproject.ru, 'calcolo piastrelle': 10 m² straight is 11 m², diagonal 11.5 m².
    ["straight", tiled("10", "straight"), { waste: 10, needed: 11, exactly: 30.56, tiles: 31 }],
    ["diagonal", tiled("10", "diagonal"), { waste: 15, needed: 11.5, tiles: 32 }],
    ["boxes of four", tiled("12", "straight", { perBox: "4" }), { needed: 13.2, tiles: 37, boxes: 10 }],
    [
      "a box that is just full",
      tiled("9", "straight", { length: "50", width: "30", perBox: "6" }),
      { tiles: 66, boxes: 11 },
    ],
    ["no boxes", tiled("12", "straight"), { perBox: 0, boxes: 0 }],
    ["exactly so many", tiled("3", "straight", { length: "33", width: "10" }), { exactly: 100, tiles: 100 }],
  ])("%s", (_, { value }, expected) => {
    expect(value).toMatchObject(expected)
  })
})

const worked = (hours: string, rate = "58", materials = "", vat = 21) => cost({ hours, rate, materials }, vat)

describe("cost", () => {
  test.each<[string, ReturnType<typeof worked>, object]>([
    ["a day of a carpenter", worked("8"), { netCents: 46_400, vatCents: 9744, totalCents: 56_144 }],
    [
      "with materials",
      worked("8", "58", "1.234,56"),
      { netCents: 169_856, vatCents: 35_670, totalCents: 205_526 },
    ],
    ["painting at 9%", worked("8", "58", "", 9), { vatCents: 4176, totalCents: 50_576 }],
    ["quarters of an hour", worked("7,25", "72"), { labourCents: 52_200 }],
    ["to the cent", worked("0,1", "0,2", "", 21), { netCents: 2, vatCents: 0, totalCents: 2 }],
    ["the largest", worked("100000", "10000", "10000000"), { netCents: 101_000_000_000 }],
  ])("%s", (_, { value }, expected) => {
    expect(value).toMatchObject(expected)
  })
})

/** What people type by mistake, and what is told of it; of '' nothing. */
const mistakes: [typed: string, code: string | undefined][] = [
  ["", undefined],
  ["  ", undefined],
  ["abc", "unreadable"],
  ["1,2,3", "unreadable"],
  ["-5", "nothing"],
  ["0", "nothing"],
  ["1e9", "unreadable"],
  ["Infinity", "unreadable"],
  ["NaN", "unreadable"],
  ["999999999999", "tooMuch"],
  ["9".repeat(30), "tooMuch"],
]

describe.each(mistakes)("of '%s'", (typed, code) => {
  test.each([
    ["a thickness", volume({ ...filled, length: "4", width: "3", thickness: typed }), "thickness"],
    ["a coverage", painted("10", { coverage: typed }), "coverage"],
    ["hours", worked(typed), "hours"],
    ["a rate", worked("8", typed), "rate"],
  ] as const)("as %s nothing is computed", (_, outcome, field) => {
    expect(outcome.value).toBeUndefined()
    expect((outcome.faults as Record<string, { code: string }>)[field]?.code).toBe(code!)
  })
})

test("no field, whatever is typed, makes a number that is none", () => {
  const typed = [...mistakes.map(([text]) => text), "0,000001", "1000", "100000", "3"]
  for (const one of typed)
    for (const other of typed) {
      const rooms = [room(one, other, one)]
      const results = [
        area(rooms),
        volume({ ...filled, length: one, width: other, thickness: one, extra: other }).value,
        volume({ ...filled, length: "4", width: "3", thickness: "8", bigBag: one, density: other }).value,
        paint(rooms, {
          surface: "walls",
          extra: one,
          openings: other,
          coats: "2",
          coverage: one,
          canLitres: other,
        }).value,
        tiles(rooms, { ...nothingTyped.tiles, extra: one, length: other, width: one, perBox: other }).value,
        cost({ hours: one, rate: other, materials: one }, 21).value,
      ]
      // JSON has no NaN and no Infinity: it writes null.
      expect(JSON.stringify(results.filter((result) => result !== undefined))).not.toContain("null")
    }
})
