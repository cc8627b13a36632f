import { expect, test } from "bun:test"
import { clean, cleanLine } from "./text.ts"
import { xmlFaults } from "./word/testing.ts"

test.each([
  ["gewoon", "gewoon"],
  ["twee\r\nregels\rof\u2028drie", "twee\nregels\nof\ndrie"],
  ["\0\x08\x1f\x7f\u0080weg", "weg"],
  ["👷🏽‍♀️ blijft heel", "👷🏽‍♀️ blijft heel"],
  ["\ud83d los \udc77", " los "],
  ["na\u00adbreking é € –", "na\u00adbreking é € –"],
])("%j becomes %j", (typed, kept) => expect(clean(typed)).toBe(kept))

test("one line is one line", () => expect(cleanLine("Havenweg 12\n\t4301 JK")).toBe("Havenweg 12 4301 JK"))

test.each(["<a>]]></a>", "<a>&</a>", "<a>\0</a>", "<a><b></a>", '<a x="<"/>', "<a>", "<a x=1/>"])(
  "the checker of the document tests sees what is wrong with %j",
  (xml) => expect(xmlFaults(xml)).not.toEqual([]),
)

test("and nothing wrong with good XML", () =>
  expect(xmlFaults('<?xml version="1.0"?><w:a x="1"><b/>tekst &amp; 👷 &#10;</w:a>')).toEqual([]))
