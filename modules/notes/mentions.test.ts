import { expect, test } from "bun:test"
import { callBefore, mentionsIn } from "./mentions.ts"

const people = [
  { id: 1, name: "Daan Wisse" },
  { id: 2, name: "Bram Hoekstra" },
  { id: 3, name: "Bram de Vos" },
  { id: 4, name: "Jo" },
  { id: 5, name: "Jolande Jo" },
]
const called = (text: string) => mentionsIn(text, people).map(({ id }) => id)
const marked = (text: string) => mentionsIn(text, people).map(({ from, to }) => text.slice(from, to))

test.each([
  ["a whole name", "Vraag @Daan Wisse even", [1]],
  ["a first name that one has", "@daan tel de dozen", [1]],
  ["whatever its capitals", "@DAAN!", [1]],
  ["the longest name that fits", "@Jolande Jo en @Jo.", [5, 4]],
  ["a first name that two have calls neither", "@Bram kijk eens", []],
  ["of those two the one whose whole name stands there", "@bram de vos kijk", [3]],
  ["an address of mail calls nobody", "mail naar info@daan.example", []],
  ["a name that goes on is another name", "@Daantje", []],
  ["nor does a bare sign", "50 m @ 12 euro", []],
])("called by '@': %s", (_, text, ids) => expect(called(text)).toEqual(ids))

test("what is marked is just what stands there", () =>
  expect(marked("Goed @Daan, en @Bram Hoekstra?")).toEqual(["@Daan", "@Bram Hoekstra"]))

test.each([
  ["Even @Da|", { from: 5, typed: "Da" }],
  ["@|", { from: 0, typed: "" }],
  ["@Daan W|", { from: 0, typed: "Daan W" }],
  ["a@b|", undefined],
  ["@Daan\nen|", undefined],
  ["zonder|", undefined],
])("what is typed behind the sign in '%s'", (text, expected) =>
  expect(callBefore(text.replace("|", ""), text.indexOf("|"))).toEqual(expected),
)

test("a long text full of signs is read in one go", () => {
  const text = "@".repeat(4000)
  expect(mentionsIn(text, people)).toEqual([])
})
