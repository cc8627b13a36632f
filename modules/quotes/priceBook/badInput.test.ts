import { expect, test } from "bun:test"
import { type Change, everyWrongType, givenMarkedOffice, long, mark } from "#src/tests/badInput.testing.ts"
import { type ChangePrices, marginCode } from "./schema.ts"

const { bad, onlyRight, refused, send } = givenMarkedOffice()

const change: ChangePrices = {
  since: "2026-11-21",
  reason: "Prijslijst van de groothandel",
  changes: [{ kind: "margin", code: marginCode, field: "percent", value: 12 }],
}
const figure = (changes: Change[]): Change[] =>
  changes.map(([what, wrong]) => [what, { changes: [{ ...change.changes[0], ...wrong }] }])

bad("change of prices", "POST", "/api/price-book/changes", () => change, [
  ...everyWrongType("since", ""),
  ["a day that does not exist", { since: "2026-02-30" }],
  ["a day of another century", { since: "0026-02-03" }],
  ...everyWrongType("reason", "text"),
  ["next to no reason", { reason: "ja" }],
  ["an endless reason", { reason: long(301) }],
  ["a reason of two lines", { reason: `Duurder\n${mark}` }],
  ...everyWrongType("changes", ""),
  ["no change", { changes: [] }],
  ["501 changes", { changes: Array(501).fill(change.changes[0]) }],
  ...figure([
    ...everyWrongType("kind", ""),
    ["a kind that is not there", { kind: mark }],
    ...everyWrongType("code", "text"),
    ["a code that is not there", { code: mark }],
    ["a code that every object has", { kind: "norm", code: "constructor", field: "hours" }],
    ["a norm that is a prototype", { kind: "norm", code: "__proto__", field: "hours" }],
    ["an endless code", { code: long(121) }],
    ...everyWrongType("field", ""),
    ["a field of another kind", { field: "hours" }],
    ...everyWrongType("value", "number nothing"),
    ["a margin below nothing", { value: -1 }],
    ["a margin without end", { value: 1e300 }],
    ["who changed it", { by: mark }],
  ]),
  ["a field nobody asked for", { [mark]: true }],
])

test.each([mark, "constructor", "__proto__", "%00", "..%2f..%2fwaterpas.db"])(
  "no norm goes by the code %s",
  async (code) => expect(await refused(() => send("GET", `/api/price-book/norms/${code}`))).toBe(404),
)

onlyRight([["POST /api/price-book/changes", change]])
