import { expect, test } from "bun:test"
import { join } from "node:path"
import { sources } from "./imports.testing.ts"

const root = join(import.meta.dir, "../..")
const layoutSheet = "ui/styles/layout.css"
const ways = ["stack", "cluster", "split", "row", "toolbar", "cards", "touch", "mark", "lines", "facts"]
const modifiers = ["flush", "tight", "roomy", "loose", "plain", "marks", "whole", "fill"]

const sheets = new Map<string, string>()
for await (const path of new Bun.Glob("{ui,modules}/**/*.css").scan(root))
  sheets.set(path, (await Bun.file(join(root, path)).text()).replace(/\/\*[\s\S]*?\*\//g, ""))
const screens = [...sources].filter(([path]) => path.endsWith(".tsx") && !/\.test\.tsx$/.test(path))

test("these are the layout classes: few, so that all can be known by heart", () => {
  const ofTheKit = ["lucide", "button", "button-wide"]
  expect(classesIn(sheets.get(layoutSheet)!)).toEqual(new Set([...ways, ...modifiers, ...ofTheKit]))
})

test("no other sheet says anything about a layout class", () => {
  const named = [...sheets].flatMap(([path, css]) =>
    path === layoutSheet
      ? []
      : [...classesIn(css)]
          .filter((name) => ways.includes(name) || modifiers.includes(name))
          .map((name) => `${path}: .${name}`),
  )
  expect(named).toEqual([])
})

test("beside its own name and state an element has at most one layout class and one modifier", () => {
  const own = new Set([...sheets].flatMap(([path, css]) => (isOwn(path) ? [...classesIn(css)] : [])))
  const many = screens.flatMap(([path, source]) =>
    classNamesIn(source)
      .filter(
        (names) =>
          some(names, ways) > 1 ||
          some(names, modifiers) > 1 ||
          (some(names, [...ways, ...modifiers]) > 0 && names.filter((name) => own.has(name)).length > 2),
      )
      .map((names) => `${path}: ${names.join(" ")}`),
  )
  expect(many).toEqual([])
})

test("room between things is a step of the tokens wherever there is one of that size", () => {
  const steps = new Set(
    [...sheets.get("ui/styles/tokens.css")!.matchAll(/--s\d: ([\d.]+rem)/g)].map(([, size]) => size!),
  )
  const raw = [...sheets].flatMap(([path, css]) =>
    [...css.matchAll(/(?:gap|margin|padding)[\w-]*: ([^;]+);/g)]
      .filter(([, value]) => value!.split(/[\s(),]+/).some((part) => steps.has(part.replace("-", ""))))
      .map(([line]) => `${path}: ${line}`),
  )
  expect(raw).toEqual([])
})

test("a disclosure, a slider and a row of pressed buttons are made in one way", () => {
  const using = (pattern: RegExp) =>
    screens.flatMap(([path, source]) => (pattern.test(source) ? [path] : [])).toSorted()
  expect(using(/<details\b/)).toEqual(["ui/kit/Disclosure.tsx"])
  expect(using(/type="range"/)).toEqual(["ui/kit/Slider.tsx"])
  // A proposal is no choice of a few words but a card with its reason; a card of the week is taken up, not chosen; a
  // quick value fills in the field above it, which may hold any other.
  expect(using(/aria-pressed/)).toEqual([
    "modules/invoices/ui/allocation/Proposals.tsx",
    "modules/notes/ui/DueDay.tsx",
    "modules/quotes/ui/public/QuickValues.tsx",
    "modules/timeline/ui/MoveButton.tsx",
    "ui/kit/Segmented.tsx",
  ])
})

const isOwn = (path: string) => path.startsWith("modules/")
const some = (names: string[], of: string[]) => names.filter((name) => of.includes(name)).length

const classesIn = (css: string) =>
  new Set(
    [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, selector]) =>
      [...selector!.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!),
    ),
  )

/** Of each element: what stands between the quotes of its className, and what is chosen there by a condition each apart. */
function classNamesIn(source: string): string[][] {
  return [...source.matchAll(/[cC]lassName=(?:"([^"]*)"|\{`([^`]*)`\}|\{([^{}]*)\})/g)].flatMap(
    ([, plain, filled, chosen]) =>
      plain !== undefined || filled !== undefined
        ? [(plain ?? filled!.replace(/\$\{[^}]*\}/g, " ")).split(/\s+/).filter(Boolean)]
        : [...chosen!.matchAll(/"([^"]*)"/g)].map(([, names]) => names!.split(/\s+/).filter(Boolean)),
  )
}
