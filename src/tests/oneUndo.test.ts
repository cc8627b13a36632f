import { expect, test } from "bun:test"
import { sources } from "./imports.testing.ts"

/** Who says 'Ongedaan maken' without the bar. */
const otherWays: Record<string, string> = {
  "modules/gps/ui/movement/worker.nl.ts":
    "a task keeps its tick and the way to take that off, as long as it stands there",
  "modules/gps/ui/timer/worker.nl.ts":
    "nobody did it: the timer began by itself, and its notice stays until it is answered",
}
/** Who may take back what was offered. */
const kit = ["ui/kit/UndoBar.tsx", "ui/kit/UndoButton.tsx"]

const screens = [...sources].filter(
  ([path]) => /^ui\/|^modules\/[^/]+\//.test(path) && !/\.(test|testing)\.tsx?$/.test(path),
)
const using = (pattern: RegExp) =>
  screens.flatMap(([path, source]) => (pattern.test(source) ? [path] : [])).toSorted()

test("a change is taken back in one way: only the kit says 'Ongedaan maken'", () => {
  expect(using(/"ongedaan maken"/i)).toEqual([...Object.keys(otherWays), "ui/kit/nl.ts"].toSorted())
})

test("only the bar and its button in a row take back what was offered", () => {
  expect(using(/import \{[^}]*\btakeBack\b[^}]*\} from "[^"]*lib\/undo\.ts"/)).toEqual(kit)
  expect(using(/\b(function|const) Undo\w+/)).toEqual(kit)
})

test("what leaves by itself after a while has its way back in the bar too", () => {
  expect(using(/\buseLinger\(/).filter((path) => !sources.get(path)!.includes("<UndoButton"))).toEqual([
    ...["ui/kit/UndoBar.tsx", "ui/lib/useLinger.ts"],
  ])
})

test("a toast offers nothing: it says, and goes", () => {
  expect(using(/\btoast\(\{[^}]*\b(back|undo|action|onUndo)\b/)).toEqual([])
})
