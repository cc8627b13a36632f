import { expect, test } from "bun:test"
import { textBlocks } from "./writtenText.ts"

const shown = (text: string) =>
  textBlocks(text).map((block) => ("text" in block ? `${block.kind}: ${block.text}` : block.kind))

test.each<[why: string, text: string, blocks: string[]]>([
  [
    "empty lines part paragraphs",
    "Een.\n\nTwee.\n \n\t\nDrie.",
    ["paragraph: Een.", "paragraph: Twee.", "paragraph: Drie."],
  ],
  ["a line end stays one", "Groet,\nJan", ["paragraph: Groet,\nJan"]],
  [
    "a hyphen and a space begin an item",
    "Wij doen:\r\n- slopen\r\n  - tegelen\r\n\r\nTot dan.",
    ["paragraph: Wij doen:", "item: slopen", "item: tegelen", "gap", "paragraph: Tot dan."],
  ],
  ["a negative amount is no item", "-50 euro korting", ["paragraph: -50 euro korting"]],
  ["text may follow a list at once", "- slopen\nKlaar.", ["item: slopen", "paragraph: Klaar."]],
  ["nothing is nothing", "", []],
  ["white alone is nothing", " \n\n \n", []],
])("%s", (_, text, blocks) => expect(shown(text)).toEqual(blocks))

test("what introduces a list stays on the page of its first item", () =>
  expect(textBlocks("Wij doen:\n- slopen")[0]).toMatchObject({ kind: "paragraph", keepNext: true }))
