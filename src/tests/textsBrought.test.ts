import { expect, test } from "bun:test"
import { menuTexts, workerTexts } from "#ui/app/plain.ts"
import { staffTexts } from "#ui/app/staffTexts.ts"
import { imports, reachableFrom, sources } from "./imports.testing.ts"
import { keysNamedIn, keysOf } from "./textKeys.testing.ts"

const all = keysOf(staffTexts)
const keysIn = keysNamedIn(all)
const keysOfFiles = new Map<string, string[]>()
const atFirst = new Set([...keysOf(workerTexts), ...keysOf(menuTexts)])
const loadedAtFirst = reachableFrom("ui/staff.tsx", { later: false })
const manifest = /^modules\/(\w+)\/ui\/module\.ts$/

test("what the office shows before it opens a screen is loaded at first", () => {
  const missing = [...namedIn(loadedAtFirst)].filter(([key]) => !atFirst.has(key))
  expect(missing.map(([key, path]) => `${key}: ${path}`)).toEqual([])
  expect([...all].filter((key) => isOfBell(key) && !atFirst.has(key))).toEqual([])
})

test("only that is in the texts of the menu", () => {
  const named = namedIn(loadedAtFirst)
  expect([...keysOf(menuTexts)].filter((key) => !named.has(key) && !isOfBell(key))).toEqual([])
})

test("every screen brings the texts that it and what it loads later show", () => {
  const missing: string[] = []
  let screens = 0
  for (const { from, to, later } of imports) {
    const [, module] = manifest.exec(from) ?? []
    if (!module || !later || !to || to.endsWith("/texts.ts")) continue
    screens++
    const brought = broughtBy(module)
    // What another module's schema may refuse is told by that module's own screens.
    const files = [...reachableFrom(to)].filter(
      (path) => !loadedAtFirst.has(path) && /^(ui|modules\/\w+\/ui)\//.test(withOwn(path, module)),
    )
    for (const [key, path] of namedIn(files))
      if (!atFirst.has(key) && !brought.has(key.split(".", 1)[0]!)) missing.push(`${key}: ${path}, by ${to}`)
  }
  expect(missing).toEqual([])
  expect(screens).toBeGreaterThan(80)
})

const withOwn = (path: string, module: string) =>
  path.startsWith(`modules/${module}/`) ? `modules/${module}/ui/` : path

/** What the bell shows on every screen: the server names it. */
const isOfBell = (key: string) => key.includes(".notices.")

/** The parts of the office's Dutch that a module's screens wait for. */
function broughtBy(module: string): Set<string> {
  const brings = [...reachableFrom(`modules/${module}/ui/texts.ts`)].map((path) => sources.get(path) ?? "")
  const named = brings.flatMap((source) => {
    const [, names = ""] = /\bstartTexts\(\{([^}]*)\}\)/.exec(source) ?? []
    return names.split(",")
  })
  return new Set(named.map((name) => name.split(":", 1)[0]!.trim()))
}

/** Texts that these files name, each with one of them. */
function namedIn(paths: Iterable<string>): Map<string, string> {
  const named = new Map<string, string>()
  for (const path of paths)
    if (!/nl\.ts$|^src\/|^ui\/app\//.test(path)) for (const key of keysOfFile(path)) named.set(key, path)
  return named
}

function keysOfFile(path: string): string[] {
  const known = keysOfFiles.get(path) ?? keysIn(sources.get(path) ?? "")
  keysOfFiles.set(path, known)
  return known
}
