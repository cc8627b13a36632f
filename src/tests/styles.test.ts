import { expect, test } from "bun:test"
import { join, relative } from "node:path"
import { imports, reachableFrom, sources } from "./imports.testing.ts"

const root = join(import.meta.dir, "../..")
const sheets = new Map<string, string>()
for await (const path of new Bun.Glob("{ui,modules}/**/*.css").scan(root))
  sheets.set(path, await Bun.file(join(root, path)).text())

const starts = [...sheets.keys()].filter((path) => /\/(styles|screens)\.css$/.test(path))
/** Visitors and the office are two programs, which never meet in a browser. */
const programs = {
  visitors: ["ui/public.css", ...starts.filter((path) => path.includes("/public/"))],
  office: ["ui/staff.css", ...starts.filter((path) => !path.includes("/public/"))],
}

test.each(Object.keys(programs) as (keyof typeof programs)[])(
  "no class has its looks from two places in what the %s see",
  (program) => {
    const paths = [...new Set(programs[program].flatMap((path) => [...withImports(path)]))]
    const owned = paths.flatMap((path) => selectorsOf(sheets.get(path)!).map((own) => ({ ...own, path })))
    const shared = owned.flatMap(({ alone, path }) =>
      owned
        .filter((other) => alone && placeOf(other.path) !== placeOf(path))
        // A module may say how another's things stand within its own; the kit knows none of a module's.
        .filter((other) =>
          placeOf(other.path) === "ui" ? other.classes.includes(alone!) : other.alone === alone,
        )
        .map((other) => `.${alone}: ${path}, ${other.path}`),
    )
    expect([...new Set(shared)]).toEqual([])
  },
)

test("styles come with the entries, the manifests and the texts of screens, so that they are there before what they style", () => {
  const importing = imports.filter(({ specifier }) => specifier.endsWith(".css")).map(({ from }) => from)
  expect(importing.filter((path) => !/^ui\/(public|staff)\.tsx$|\/module\.ts$/.test(path))).toEqual([])
  const later = starts
    .filter((path) => path.endsWith("/screens.css"))
    .map((path) => placeOf(path).split("/")[1]!)
  expect(later.filter((module) => !startedBy(module).has(module))).toEqual([])
  expect(later.length).toBeGreaterThan(10)
})

const atFirst = classesIn(...programs.office.filter((path) => !path.endsWith("/screens.css")))
const loadedAtFirst = reachableFrom("ui/staff.tsx", { later: false })
const ofScreens = new Map(
  starts
    .filter((path) => path.endsWith("/screens.css"))
    .map((path) => [placeOf(path).split("/")[1]!, classesIn(path)]),
)
const anywhere = new Set([...ofScreens.values()].flatMap((classes) => [...classes]))

test("what the office shows before it opens a screen has its looks from the first", () => {
  const missing = [...loadedAtFirst].flatMap((path) => usedIn(path, (name) => !atFirst.has(name)))
  expect(missing).toEqual([])
})

test("every screen brings the looks of what it and what it loads later show", () => {
  const missing: string[] = []
  for (const { from, to, later } of imports) {
    const [, module] = /^modules\/(\w+)\/ui\/module\.ts$/.exec(from) ?? []
    if (!module || !later || !to || to.endsWith("/texts.ts")) continue
    const brought = [...startedBy(module)].map((name) => ofScreens.get(name)!)
    for (const path of reachableFrom(to))
      missing.push(
        ...usedIn(path, (name) => !atFirst.has(name) && !brought.some((classes) => classes.has(name))).map(
          (one) => `${one}, by ${to}`,
        ),
      )
  }
  expect([...new Set(missing)]).toEqual([])
})

/** The modules whose styles come with the screens of this one. */
function startedBy(module: string): Set<string> {
  const brings = [...reachableFrom(`modules/${module}/ui/texts.ts`)].map((path) => sources.get(path) ?? "")
  const calls = brings.flatMap((source) => [...source.matchAll(/\bstartStyles\(([^)]*)\)/g)])
  return new Set(calls.flatMap(([, names]) => [...names!.matchAll(/"(\w+)"/g)].map(([, name]) => name!)))
}

function classesIn(...paths: string[]): Set<string> {
  const all = new Set(paths.flatMap((path) => [...withImports(path)]))
  return new Set([...all].flatMap((path) => selectorsOf(sheets.get(path)!).flatMap(({ classes }) => classes)))
}

/** Classes of screens that a module's file names in a `className` and that are `missing`; the kit needs no module's. */
function usedIn(path: string, missing: (name: string) => boolean): string[] {
  if (placeOf(path) === "ui") return []
  const named = [...(sources.get(path) ?? "").matchAll(/\bclassName(?:=|:\s*)(?:"([^"]*)"|\{([^}]*)\})/g)]
  const words = named.flatMap(([, plain, computed]) => (plain ?? computed!).match(/[a-zA-Z][\w-]*/g) ?? [])
  return [...new Set(words)]
    .filter((word) => anywhere.has(word) && missing(word))
    .map((word) => `.${word}: ${path}`)
}

test("every file of styles is in use", () => {
  const used = new Set(
    Object.values(programs).flatMap((paths) => paths.flatMap((path) => [...withImports(path)])),
  )
  expect([...sheets.keys()].filter((path) => !used.has(path))).toEqual([])
})

/** The module, or `ui`. */
function placeOf(path: string): string {
  return /^modules\/\w+/.exec(path)?.[0] ?? "ui"
}

function withImports(path: string, seen = new Set<string>()): Set<string> {
  seen.add(path)
  for (const [, specifier] of sheets.get(path)!.matchAll(/@import "([^"]+)"/g))
    withImports(relative(root, join(root, path, "..", specifier!)), seen)
  return seen
}

/** The classes of each selector; `alone`: the one class that it styles wherever that stands, as '.week > p' does. */
function selectorsOf(css: string): { classes: string[]; alone?: string }[] {
  const found: { classes: string[]; alone?: string }[] = []
  const open: string[] = []
  const plain = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, "")
  for (const [, prelude, sign] of plain.matchAll(/([^{};]*)([{};])/g)) {
    if (sign === "}") open.pop()
    if (sign !== "{") continue
    const selector = prelude!.trim()
    const outer = open.every((around) => around.startsWith("@"))
    if (!selector.startsWith("@"))
      for (const one of selector.split(/,(?![^(]*\))/)) {
        const classes = [...one.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!)
        found.push({ classes, alone: outer && classes.length === 1 ? classes[0] : undefined })
      }
    open.push(selector)
  }
  return found
}
