import { expect, test } from "bun:test"
import { sectionsIn } from "./questionTable.ts"

const columns = "key | question | answer | only if | help"
const read = (lines: string) => sectionsIn(`${columns}\n\n## The roof | As it is.\n${lines}`)
const question = (line: string) => read(line)[0]!.questions[0]

test("a section has a title, a description and its questions, whatever stands between them", () => {
  const text = `
key | question | answer | only if | help

## The roof | As it is.
roof_size | How large? | number 1.5-40 m², required | | Length times width.
roof_kind | Which? | one | |
  tiles | Tiles
  slate | Slate, of stone

roof_age | Since when? | date | roof_kind is tiles/slate, roof_size >= 2.5 |

## Inside | What you see.
roof_leak | Where? | several | roof_size < 20 |
  attic | In the attic
  stairs | Over the stairs
`
  expect(sectionsIn(text)).toEqual([
    {
      ...{ title: "The roof", description: "As it is." },
      questions: [
        {
          ...{ key: "roof_size", label: "How large?", type: "number", required: true, unit: "m²" },
          ...{ validation: { min: 1.5, max: 40 }, helpText: "Length times width." },
        },
        {
          ...{ key: "roof_kind", label: "Which?", type: "radio" },
          options: [
            { value: "tiles", label: "Tiles" },
            { value: "slate", label: "Slate, of stone" },
          ],
        },
        {
          ...{ key: "roof_age", label: "Since when?", type: "date" },
          showIf: [
            { key: "roof_kind", in: ["tiles", "slate"] },
            { key: "roof_size", atLeast: 2.5 },
          ],
        },
      ],
    },
    {
      ...{ title: "Inside", description: "What you see." },
      questions: [
        {
          ...{ key: "roof_leak", label: "Where?", type: "checkbox" },
          options: [
            { value: "attic", label: "In the attic" },
            { value: "stairs", label: "Over the stairs" },
          ],
          showIf: [{ key: "roof_size", below: 20 }],
        },
      ],
    },
  ])
})

const quickHeight = { type: "number", unit: "m", validation: { min: 2, max: 4 }, more: true, quick: [2.5, 3] }

test.each([
  ["number 0-12 roof windows", { type: "number", unit: "roof windows", validation: { min: 0, max: 12 } }],
  ["number 1200-2036", { type: "number", validation: { min: 1200, max: 2036 } }],
  ["text", { type: "text" }],
  ["date, more", { type: "date", more: true }],
  ["number 2-4 m, more, quick 2.5/3", quickHeight],
  ["text 1000, required", { type: "text", required: true, validation: { max: 1000 } }],
])("an answer may be '%s'", (answer, told) => {
  expect(question(`roof | What? | ${answer} | |`)).toEqual({ key: "roof", label: "What?", ...told } as never)
})

test("lists that many questions have stand in one place", () => {
  const values = (answer: string) =>
    question(`roof | What? | ${answer} | |`)!.options!.map(({ value }) => value)
  expect(values("yesNo")).toEqual(["ja", "nee"])
  expect(values("yesNoUnknown, required")).toEqual(["ja", "nee", "weet_niet"])
  expect(values("finishLevels")).toEqual(["basis", "midden", "luxe"])
})

test.each([
  ["roof | What? | one | |", "Choices go with 'one' and 'several', not with 'one' in 'roof | What?"],
  ["roof | What? | yesNo | |\n  ja | Ja", "Choices go with"],
  ["roof | What? | some | |", "Not an answer: 'some'"],
  ["roof | What? | number m² | |", "Not a number"],
  ["roof | What? | date, soon | |", "Neither 'required', 'more' nor 'quick 4/6/8': 'soon'"],
  ["roof | What? | number 1,5-4 | |", "Not a number: '1,5'"],
  ["roof | What? | text | size = 4 |", "Not a condition: 'size = 4'"],
  ["roof | What? | text | size < four |", "Not a number: 'four'"],
  ["roof | What? | text |", "Not a row of key"],
  ["roof | What? | one | |\n  tiles", "Not a value and a label: '  tiles'"],
])("'%s' is no question", (line, message) => {
  expect(() => read(line)).toThrow(message)
})

test("a section without a description is none", () => {
  expect(() => sectionsIn(`${columns}\n## The roof\nroof | What? | text | |`)).toThrow("'The roof'")
})
