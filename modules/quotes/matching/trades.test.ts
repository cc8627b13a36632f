import { expect, test } from "bun:test"
import { type NormCode, norms } from "../pricing/norms.ts"
import { choices, levels } from "./trades/choices.ts"
import { kinds } from "./trades/trade.ts"
import { trades } from "./trades.ts"
import { lexicon } from "./words/lexicon.ts"

const works = trades().flatMap((trade) => trade.works)
const entries = trades().flatMap(({ words }) =>
  kinds.flatMap((kind) =>
    Object.entries(words[kind] ?? {}).flatMap(([key, synonyms]) =>
      synonyms
        .split(" ")
        .filter(Boolean)
        .map((word) => ({
          word: word.replaceAll("_", ""),
          concepts: kind === "filler" ? [] : key.split(" "),
        })),
    ),
  ),
)
const spoken = new Set(entries.flatMap(({ concepts }) => concepts))
const split = (words = "") => words.split(/[ /]/).filter(Boolean)

test("every word means what its trade says, in no other trade something else", () => {
  const misread = entries.filter(
    ({ word, concepts }) => lexicon().meaning(word)?.join(" ") !== concepts.join(" "),
  )
  expect(misread).toEqual([])
})

test("what a work asks for, rules out or comes with can be said", () => {
  const asked = works.flatMap(({ needs, not, with: along, includes }) =>
    [needs, not, along, includes].flatMap(split),
  )
  const chosen = Object.values(choices).flatMap((choice) => Object.values(choice).flatMap(split))
  expect([...asked, ...chosen].filter((concept) => !spoken.has(concept))).toEqual([])
  const done = works.flatMap(({ does }) => split(does ?? "place"))
  expect(done.filter((concept) => lexicon().kindOf(concept) !== "action")).toEqual([])
})

test("every norm that a work can give is there", () => {
  const given = works.flatMap(({ gives }) =>
    gives.flatMap(([code]) => {
      if (!code.endsWith("*")) return [code]
      return Object.keys(choices[code as keyof typeof choices] ?? levels).map((end) => code.replace("*", end))
    }),
  )
  expect(given.filter((code) => !Object.hasOwn(norms(), code))).toEqual([])
})

test("all everyday work can be asked for", () => {
  const given = new Set(works.flatMap(({ gives }) => gives.map(([code]) => code)))
  const everyday = (Object.keys(norms()) as NormCode[]).filter((code) => code.startsWith("everyday."))
  expect(everyday.filter((code) => !given.has(code))).toEqual([])
})
