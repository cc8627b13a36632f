import { expect, test } from "bun:test"
import { tradeIn } from "./tradeTable.ts"

const head = "kind | says | words"
const columns = "needs | does | in | with | not | gives | besides"
const workIn = (line: string) => tradeIn({ words: head, works: `${columns}\n${line}` }).works[0]

test("a line tells which words say a concept; those of several lines say the same", () => {
  const words = `${head}\nthing | oven | oven stoomoven\nhint | zet |\nthing | oven | magnetron\nthing | tegel place | betegelen`
  expect(tradeIn({ words })).toEqual({
    words: { thing: { oven: "oven stoomoven magnetron", "tegel place": "betegelen" }, hint: { zet: "" } },
    works: [],
  })
})

test("a line tells what a work needs and gives, and nothing that isn't there", () => {
  expect(workIn("nis | | | | | badkamer.niche |")).toEqual({ needs: "nis", gives: [["badkamer.niche"]] })
  const gives = "badkamer.wallTiles.* named:walls+floor; kozijnen.place 1.6; keuken.backsplash usual:3"
  const line = `tegel wand/zet | place move | toilet | voeg | tuin | ${gives} | explicit; note windows; includes kit sifon`
  expect(workIn(line)).toEqual({
    ...{ needs: "tegel wand/zet", does: "place move", in: "toilet", with: "voeg", not: "tuin" },
    gives: [
      ["badkamer.wallTiles.*", "named:walls+floor"],
      ["kozijnen.place", 1.6],
      ["keuken.backsplash", { usual: 3 }],
    ],
    ...{ explicit: true, note: "windows", includes: "kit sifon" },
  })
})

test.each([
  ["nis | | | | | badkamer.niche floors |", "Not one of floor, walls"],
  ["nis | | | | | badkamer.niche named:floors |", "Not one of floor, walls"],
  ["nis | | | | | badkamer.niche usual:floor |", "Not a number: 'floor'"],
  ["nis | | | | | badkamer.niche | note window", "Not one of loose"],
  ["nis | | | | | badkamer.niche | explicitly", "Nothing that a work tells: 'explicitly'"],
  ["nis | | | | | badkamer.niche | includes", "Nothing that a work tells: 'includes' in 'nis |"],
])("'%s' is no work", (line, message) => {
  expect(() => workIn(line)).toThrow(message)
})

test("words are of a kind that is known", () => {
  expect(() => tradeIn({ words: `${head}\nitem | oven | oven` })).toThrow("Not one of action")
})
