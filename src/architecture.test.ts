import { expect, test } from "bun:test"
import { dirname, join, relative } from "node:path"
import { createApp } from "./app.ts"
import { givenApp } from "./testing.ts"

const root = join(import.meta.dir, "..")

/** design.md section 1: a module may use only those before it. */
const moduleOrder = [
  "access",
  "settings",
  "projects",
  "timeline",
  "stock",
  "gps",
  "invoices",
  "quotes",
  "intake",
  "business",
  "checklist",
  "site",
  "dashboard",
]

/** What a later module may import of an earlier one, besides its screens' pickers. */
const publicFiles = /^(service|schema|table|guard|log)\.ts$/

/** Routes without a function in a ui/api.ts: downloads and what programs ask. */
const withoutCaller = [
  "GET /api/health",
  "GET /api/offerte-aanvragen/:/documents/:",
  "GET /api/offerte-aanvragen/:/photos/:",
]

interface Import {
  from: string
  /** As written. */
  specifier: string
  /** Path from the root when it is one of ours. */
  to: string | undefined
  typeOnly: boolean
}

const files = new Map<string, Import[]>()
for await (const path of new Bun.Glob("{src,db,ui,modules}/**/*.{ts,tsx}").scan(root)) {
  if (!path.endsWith(".d.ts")) files.set(path, importsOf(path, await Bun.file(join(root, path)).text()))
}
const all = [...files.values()].flat()
const ours = all.filter((found): found is Import & { to: string } => found.to !== undefined)
const isTest = (path: string) => /\.test\.tsx?$|(^|\/)testing\.tsx?$|\/sample\.ts$/.test(path)
const moduleOf = (path: string) => /^modules\/([^/]+)\//.exec(path)?.[1]
const lines = (found: Import[]) => found.map(({ from, specifier }) => `${from} -> ${specifier}`)

test("src/shared stands on its own, and db knows only src/shared", () => {
  const foreign = /^(bun|elysia|drizzle-orm|react|node:)/
  expect(
    lines(
      all.filter(
        ({ from, to, specifier }) =>
          from.startsWith("src/shared/") &&
          !isTest(from) &&
          (to === undefined ? foreign.test(specifier) : !to.startsWith("src/shared/")),
      ),
    ),
  ).toEqual([])
  expect(
    lines(
      ours.filter(
        ({ from, to }) => from.startsWith("db/") && !isTest(from) && !/^(db|src\/shared)\//.test(to),
      ),
    ),
  ).toEqual([])
})

test("sub-folders of src and ui serve: only root files and commands import modules", () => {
  const composes = /^(src|ui)\/[^/]+$|^src\/(commands|bench)\//
  expect(
    lines(
      ours.filter(
        ({ from, to }) =>
          /^(src|ui)\//.test(from) && !composes.test(from) && !isTest(from) && moduleOf(to) !== undefined,
      ),
    ),
  ).toEqual([])
})

test("a module imports only modules before it, and only their public files", () => {
  const crossing = ours.filter(
    ({ from, to }) => moduleOf(from) && moduleOf(to) && moduleOf(from) !== moduleOf(to),
  )
  expect(
    lines(
      crossing.filter(({ from, to }) => {
        const file = to.split("/").slice(2).join("/")
        const later = moduleOrder.indexOf(moduleOf(to)!) >= moduleOrder.indexOf(moduleOf(from)!)
        return later || !(publicFiles.test(file) || file.startsWith("ui/"))
      }),
    ),
  ).toEqual([])
  expect(new Set([...files.keys()].map(moduleOf)).difference(new Set([undefined, ...moduleOrder]))).toEqual(
    new Set(),
  )
})

test("a module uses of src only what its sub-folders serve", () => {
  expect(
    lines(ours.filter(({ from, to }) => moduleOf(from) && !isTest(from) && /^src\/[^/]+$/.test(to))),
  ).toEqual([])
})

test("the browser never loads server code", () => {
  const serverCode =
    /^db\/|^src\/(?!shared\/)|^modules\/[^/]+\/(service|table|routes|jobs|guard|log|sample)\.ts|\.sql$|^modules\/[^/]+\/(documents|pricing|catalogue)\//
  for (const entry of ["ui/public.tsx", "ui/staff.tsx"])
    expect(
      [...reachableFrom(entry)].filter(
        (path) => serverCode.test(path) && !/catalogue\/labels\.ts$/.test(path),
      ),
    ).toEqual([])
})

test("a visitor never loads the office's screens or texts", () => {
  const staff = /^ui\/(staff\.tsx|shell\/(Staff|Gate))|^modules\/[^/]+\/(nl\.ts|ui\/(?!public\/))/
  expect([...reachableFrom("ui/public.tsx")].filter((path) => staff.test(path))).toEqual([])
})

test("imports inside a module or folder are relative, across they begin with #, and they name the file", () => {
  const area = (path: string) => moduleOf(path) ?? path.split("/")[0]
  expect(
    lines(
      ours.filter(({ from, to, specifier }) => {
        const across = area(from) !== area(to)
        const named = /\.(tsx?|sql|json)$/.test(specifier) || specifier === "#package"
        return (
          !named || (across && !specifier.startsWith("#")) || (!across && specifier.startsWith("#modules"))
        )
      }),
    ),
  ).toEqual([])
})

test("no file only passes on what others export", async () => {
  const barrels: string[] = []
  for (const path of files.keys())
    if (/^export (\*|\{[^}]*\}) from /m.test(await Bun.file(join(root, path)).text())) barrels.push(path)
  expect(barrels).toEqual([])
})

test("every JSON route has one caller in a ui/api.ts, and every caller a route", async () => {
  const given = await givenApp()
  const routes = createApp(given.services)
    .routes.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ":").replace(/(.)\/$/, "$1")}`)
    .filter((route) => !/^ALL|\/\*$/.test(route))
  await given.close()
  const calls: string[] = []
  for await (const path of new Bun.Glob("modules/*/ui/**/api.ts").scan(root)) {
    const source = await Bun.file(join(root, path)).text()
    for (const [, verb, address] of source.matchAll(
      /\b(get|post|put|patch|del|upload)\(\s*(?:[^`"]+?,\s*)?[`"](\/api[^`"]+)/g,
    ))
      calls.push(
        `${{ del: "DELETE", upload: "POST" }[verb!] ?? verb!.toUpperCase()} ${address!.replace(/\$\{[^}]+\}/g, ":")}`,
      )
  }
  expect([...calls, ...withoutCaller].toSorted()).toEqual(routes.toSorted())
})

function importsOf(from: string, source: string): Import[] {
  const found: Import[] = []
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^"'`;]*?from\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)|(?:^|\n)import\s+"([^"]+)"/g
  for (const [, typeOnly, named, dynamic, bare] of source.matchAll(pattern)) {
    const specifier = named ?? dynamic ?? bare!
    found.push({ from, specifier, to: resolve(from, specifier), typeOnly: typeOnly !== undefined })
  }
  return found
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return relative(root, join(root, dirname(from), specifier))
  if (specifier.startsWith("#")) return specifier.slice(1)
  return undefined
}

/** What ends up in the browser from an entry: types are erased, lazy screens are not. */
function reachableFrom(entry: string): Set<string> {
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const { to, typeOnly } of files.get(path) ?? []) if (to && !typeOnly) visit(to)
  }
  visit(entry)
  return seen
}
