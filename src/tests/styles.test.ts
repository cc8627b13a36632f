import { expect, test } from "bun:test"
import { join, relative } from "node:path"
import { imports } from "./imports.testing.ts"

const root = join(import.meta.dir, "../..")
const sheets = new Map<string, string>()
for await (const path of new Bun.Glob("{ui,modules}/**/*.css").scan(root))
  sheets.set(path, await Bun.file(join(root, path)).text())

const starts = [...sheets.keys()].filter((path) => path.endsWith("/styles.css"))
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

test("styles come with the entries and the manifests, so that those of a screen are there before it", () => {
  const importing = imports.filter(({ specifier }) => specifier.endsWith(".css")).map(({ from }) => from)
  expect(importing.filter((path) => !/^ui\/(public|staff)\.tsx$|\/module\.ts$/.test(path))).toEqual([])
})

test("every file of styles is in use", () => {
  const used = new Set(
    Object.values(programs).flatMap((paths) => paths.flatMap((path) => [...withImports(path)])),
  )
  expect([...sheets.keys()].filter((path) => !used.has(path))).toEqual([])
})

/** The module, or `ui`. */
const placeOf = (path: string) => /^modules\/\w+/.exec(path)?.[0] ?? "ui"

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
