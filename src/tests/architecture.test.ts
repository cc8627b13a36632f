import { expect, test } from "bun:test"
import { type Import, imports, packagesOf, reachableFrom, sources } from "./imports.testing.ts"

/** Where modules are listed, besides the migrations; what else lies outside `modules` knows none. */
const [serverList, ...otherLists] = [
  ...["src/app/modules.ts", "src/app/health.ts"],
  ...["ui/app/modules.ts", "ui/app/visitors.ts", "ui/app/plain.ts"],
] as const

/** A module may use only those before it. */
const moduleOrder = [...sources.get(serverList)!.matchAll(/\.with\((\w+)\)/g)].map(([, name]) => name!)

const moduleOf = (path: string) => /^modules\/([^/]+)\//.exec(path)?.[1]

/** What a later module may import of an earlier one, also of its folders; its screens may also use the earlier one's screens. */
const publicFiles = /^(\w+\/)?(service|customers|ledger|mail|notices|identifiers|schema|table|guard|log)\.ts$/

/** What src/shared may use: both sides have it, and it knows neither. */
const sharedPackages = /^(date-fns\/locale\/nl|zod(\/mini)?)$/
const oneSideOnly = /\b(Bun|process|document|window|navigator|localStorage|sessionStorage)(\??\.\w|\[)/

/** Screens, what both sides send each other, and words. */
const browserFiles =
  /^(ui|src\/shared)\/|^modules\/[^/]+\/ui\/|^modules\/.+\/((content\.)?schema|((worker|menu)\.)?nl|nl\/[\w.]+\.nl)\.ts$/
/** What sets text and draws a page, for documents that are made on a device. */
const paperFiles =
  /^src\/documents\/(page|text|pdf\/(bytes|canvas|embed|face|objects|plainFile|type|woff|wrap))\.ts$/
/** Besides those what each module lists: arithmetic and rules without a database, small enough for a phone. */
const pureFiles: string[] = []
for (const path of sources.keys())
  if (/^modules\/[^/]+\/pureFiles\.testing\.ts$/.test(path)) {
    const listed = (await import(`#${path}`)) as { pureFiles: string[] }
    pureFiles.push(...listed.pureFiles.map((file) => `modules/${moduleOf(path)}/${file}.ts`))
  }
const serverPackages = /^(bun|node)(:|$)|^(elysia|drizzle-orm|docx|exceljs|@cantoo\/pdf-lib)(\/|$)/

/** Root files and app/ put things together, and so do the tests of the whole, the commands, the build and the bench. */
const composes = /^(src|ui)\/[^/]+$|^(src|ui)\/app\/|^src\/(tests|commands|build|bench)\//
/** A measurement is of something, as a test is. */
const measures = /^src\/bench\//
const serves =
  /^src\/(http|jobs|documents|files|mail|manifest|shared|sheets)\/|^ui\/(form|import|kit|lib|list|mail|outbox)\/|^db\//

const ours = imports.filter((found): found is Import & { to: string } => found.to !== undefined)
const isTest = (path: string) => /\.(test|testing)\.tsx?$|(^|\/)(testing|sample|demo)\.tsx?$/.test(path)
const withinModule = (path: string) => path.split("/").slice(2).join("/")
const lines = (found: Import[]) => found.map(({ from, specifier }) => `${from} -> ${specifier}`)
const containing = (pattern: RegExp, among: RegExp) =>
  [...sources].flatMap(([path, source]) => (among.test(path) && pattern.test(source) ? [path] : []))

test("every import is written out, so that these rules see it", () => {
  expect(
    containing(/\bimport\((?!\s*[")])|\brequire\(/, /^(src|db|ui|modules)\//).filter((path) => !isTest(path)),
  ).toEqual(["src/jobs/process.ts"]) // What a process of its own does is found by its path, as what a thread does.
})

test("src/shared stands on its own, and db knows only src/shared", () => {
  const shared = imports.filter(({ from }) => from.startsWith("src/shared/") && !isTest(from))
  expect(
    lines(
      shared.filter(({ to, specifier }) =>
        to === undefined ? !sharedPackages.test(specifier) : !to.startsWith("src/shared/"),
      ),
    ),
  ).toEqual([])
  expect(containing(oneSideOnly, /^src\/shared\//).filter((path) => !isTest(path))).toEqual([])
  const db = ours.filter(({ from }) => from.startsWith("db/") && !isTest(from))
  expect(lines(db.filter(({ to }) => !/^(db|src\/shared)\//.test(to)))).toEqual([])
})

test("sub-folders of src and ui serve: they load no module, not even by way of another file", () => {
  const serving = [...sources.keys()].filter(
    (path) => /^(src|ui)\//.test(path) && !composes.test(path) && !isTest(path),
  )
  const loading = serving.filter((path) => [...reachableFrom(path, { types: true })].some(moduleOf))
  expect(loading).toEqual([])
})

test("a module imports only modules before it, and only their public files", () => {
  const crossing = ours.filter(
    ({ from, to }) => moduleOf(from) && moduleOf(to) && moduleOf(from) !== moduleOf(to),
  )
  expect(
    lines(
      crossing.filter(({ from, to, typeOnly }) => {
        const later = moduleOrder.indexOf(moduleOf(to)!) >= moduleOrder.indexOf(moduleOf(from)!)
        const screens = [from, to].every((path) => withinModule(path).startsWith("ui/"))
        const samples = isTest(from) && withinModule(to) === "sample.ts"
        const manifests = typeOnly && [from, to].every((path) => withinModule(path) === "module.ts")
        // Rules without a database are for whoever counts by them.
        const known = publicFiles.test(withinModule(to)) || pureFiles.includes(to)
        return later || !(known || screens || samples || manifests)
      }),
    ),
  ).toEqual([])
  const modules = new Set([...sources.keys()].flatMap((path) => moduleOf(path) ?? []))
  expect(modules.difference(new Set(moduleOrder))).toEqual(new Set())
})

test("only a module itself touches its tables, never in its routes or screens; another may refer to them", () => {
  const foreign = ({ from, to }: { from: string; to: string }) =>
    moduleOf(from) !== moduleOf(to) && !from.endsWith("/table.ts")
  const outer = ({ from }: { from: string }) => /^(routes|schema)\.ts$|^ui\//.test(withinModule(from))
  const touching = ours.filter(({ from, to }) => /^modules\/[^/]+\/table\.ts$/.test(to) && !isTest(from))
  expect(lines(touching.filter((found) => foreign(found) || outer(found)))).toEqual([])
})

test("a module uses of src, db and ui only the sub-folders that serve", () => {
  const used = ours.filter(({ from, to }) => moduleOf(from) && !moduleOf(to) && !isTest(from))
  expect(lines(used.filter(({ to }) => !serves.test(to)))).toEqual([])
})

test("the browser never loads server code", () => {
  const allowed = (path: string) =>
    browserFiles.test(path) || paperFiles.test(path) || pureFiles.includes(path)
  for (const entry of ["ui/public.tsx", "ui/staff.tsx"]) {
    const loaded = reachableFrom(entry)
    expect([...loaded].filter((path) => !allowed(path))).toEqual([])
    expect(packagesOf(loaded).filter((name) => serverPackages.test(name))).toEqual([])
  }
})

test("outside the modules a module is named only in the lists of modules", () => {
  const lists: string[] = [serverList, ...otherLists]
  const outside = (path: string) => !moduleOf(path) && !isTest(path) && !measures.test(path)
  const naming = ours.filter(({ from, to }) => outside(from) && moduleOf(to))
  expect(lines(naming.filter(({ from }) => !lists.includes(from)))).toEqual([])
  const named = new RegExp(`modules/(${moduleOrder.join("|")})|["\`](${moduleOrder.join("|")})\\.`)
  const saying = [...sources].filter(([path, source]) => outside(path) && named.test(withoutComments(source)))
  expect(saying.map(([path]) => path).filter((path) => !lists.includes(path))).toEqual([])
})

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")

test("the server answers before any module is loaded, but for the little that tells whether all is well", () => {
  const first = reachableFrom("src/commands/serve.ts", { later: false })
  expect([...first].filter(moduleOf).toSorted()).toEqual([
    "modules/access/hasAccount.ts",
    "modules/settings/health.ts",
  ])
  expect(packagesOf(first)).not.toContain("elysia")
})

test("a visitor never loads the office's screens or texts", () => {
  const staff =
    /^ui\/(staff\.tsx|app\/(modules|office|plain|addresses)\.ts|shell\/(staff\/|Staff|Gate))|^modules\/[^/]+\/((menu\.)?nl(\.ts|\/)|ui\/(?!public\/))/
  const loaded = reachableFrom("ui/public.tsx")
  expect([...loaded].filter((path) => staff.test(path))).toEqual([])
  // Their own forms are few and small; the machinery of the office's would be a third of what they load.
  expect(packagesOf(loaded)).not.toContain("react-hook-form")
})

test("imports inside a module or folder are relative, across they begin with #, and they name the file", () => {
  const area = (path: string) => moduleOf(path) ?? path.split("/")[0]
  expect(
    lines(
      ours.filter(({ from, to, specifier }) => {
        const named = /\.(tsx?|css|sql|json)$/.test(specifier) || specifier === "#package"
        return !named || (area(from) !== area(to)) !== specifier.startsWith("#")
      }),
    ),
  ).toEqual([])
})

test("no file only passes on what others export", () => {
  expect(containing(/^export (type )?[*{]/m, /./)).toEqual([])
})

/** Forms of the office that stand outside `ui/form`, each with its reason. */
const formsOutside = {
  "modules/access/ui/Login.tsx": "one password, shown before anything of the office is loaded",
  "modules/quotes/ui/generator/GeneratorForm.tsx":
    "stays filled in beside what was made of it, a part of its draft; tells of single lines of a text; Enter must not send it",
  "modules/quotes/ui/quotation/SaveQuotationBar.tsx":
    "saves the editor of lines, which has rows and no fields by name",
}

test("the office has one form", () => {
  const another = /<form\b|from "react-hook-form"|\buseChecked\b|<ErrorSummary\b/
  const office = /^modules\/[^/]+\/ui\/(?!public\/)/
  const found = containing(another, office).filter((path) => !isTest(path))
  expect(found.toSorted()).toEqual(Object.keys(formsOutside).toSorted())
})
