import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pages } from "#ui/app/pages.ts"
import { officeAddresses, publicTexts } from "#ui/app/plain.ts"
import { staffTexts } from "#ui/app/staffTexts.ts"
import type { ClientManifest } from "../shared/clientManifest.ts"
import { buildClient } from "./client.ts"

const outdir = join(mkdtempSync(join(tmpdir(), "waterpas-client-")), "ui")
let manifest: ClientManifest

beforeAll(async () => {
  manifest = await buildClient({ outdir })
})
afterAll(() => rmSync(join(outdir, ".."), { recursive: true }))

const brotli = (files: Iterable<string>) =>
  [...new Set(files)].reduce((sum, file) => {
    const small = join(outdir, `${file}.br`)
    return sum + (statSync(small, { throwIfNoEntry: false }) ?? statSync(join(outdir, file))).size
  }, 0)

const scriptsOf = (entry: ClientManifest["public"], file?: string) => [
  manifest.theme,
  entry.script,
  ...entry.preload,
  ...(file ? manifest.screens[file]! : []),
]

test.each([...new Set(pages.map(({ file }) => file))])(
  "the first view of %s loads at most 120 kB of script, compressed; what one fills in there, 125",
  (file) => {
    const most = /(Wizard|StatusPage)\.tsx$/.test(file) ? 125_000 : 120_500
    expect(brotli(scriptsOf(manifest.public, file))).toBeLessThan(most)
  },
)

test("the office's first view loads at most 178 kB of script and 12 kB of style, compressed", () => {
  expect(brotli(scriptsOf(manifest.staff))).toBeLessThan(178_000)
  expect(brotli([manifest.staff.css])).toBeLessThan(12_000)
})

test("what draws in 3D is in one script at most, which comes with no other", async () => {
  const scripts = readdirSync(outdir).filter((name) => name.endsWith(".js"))
  const texts = await Promise.all(scripts.map((name) => Bun.file(join(outdir, name)).text()))
  const drawing = scripts.filter((_, at) => texts[at]!.includes("THREE.WebGLRenderer"))
  expect(drawing.length).toBeLessThan(2)
  const others = Object.entries(manifest.screens).flatMap(([file, loaded]) =>
    file.endsWith("/SpaceView.tsx") ? [] : loaded,
  )
  const loaded = [...scriptsOf(manifest.public), ...scriptsOf(manifest.staff), ...others]
  expect(drawing.filter((name) => loaded.includes(`/${name}`))).toEqual([])
})

test("what reads a PDF comes with no screen, only once somebody chose one", async () => {
  const scripts = readdirSync(outdir).filter((name) => name.endsWith(".js"))
  const texts = await Promise.all(scripts.map((name) => Bun.file(join(outdir, name)).text()))
  const reading = scripts.filter((_, at) => texts[at]!.includes("PasswordException"))
  expect(reading).toHaveLength(1)
  const loaded = [
    ...scriptsOf(manifest.public),
    ...scriptsOf(manifest.staff),
    ...Object.entries(manifest.screens).flatMap(([file, needed]) =>
      file.endsWith("/beneath/pdf.ts") ? [] : needed,
    ),
  ]
  expect(reading.filter((name) => loaded.includes(`/${name}`))).toEqual([])
})

test("each page for visitors knows which scripts to fetch", () => {
  expect(pages.filter(({ file }) => !manifest.screens[file])).toEqual([])
})

test("everything named exists; every name changes with its contents", () => {
  const named = [
    manifest.icon,
    ...manifest.fonts,
    manifest.public.css,
    manifest.staff.css,
    ...scriptsOf(manifest.public),
    ...scriptsOf(manifest.staff),
    ...Object.values(manifest.screens).flat(),
    ...Object.values(manifest.styles),
  ]
  expect(named.filter((file) => !statSync(join(outdir, file), { throwIfNoEntry: false }))).toEqual([])
  expect(named.filter((file) => !/-([a-z0-9]{8}|\d+\.\d+\.\d+)\.\w+$/.test(file))).toEqual([])
})

test("every text of some size is there in brotli and gzip too, and the fonts are not inside the styles", async () => {
  const files = readdirSync(outdir)
  const texts = files.filter(
    (name) => /\.(js|css|svg)$/.test(name) && statSync(join(outdir, name)).size > 200,
  )
  expect(texts.filter((name) => !files.includes(`${name}.br`) || !files.includes(`${name}.gz`))).toEqual([])
  expect(await Bun.file(join(outdir, manifest.public.css)).text()).not.toContain("data:font")
})

test("styles hold nothing for browsers that couldn't show these pages, and each of their layers once", async () => {
  for (const path of [manifest.public.css, manifest.staff.css]) {
    const style = await Bun.file(join(outdir, path)).text()
    expect(style.match(/:-(webkit|moz)-any\(|:lang\(ar\)/g)).toBeNull()
    expect(style.split("{").length).toBe(style.split("}").length)
    expect(style.match(/\.honeypot\{left:[^}]*\}/g)).toEqual([".honeypot{left:-100vw}"])
    expect(style.match(/@layer base\{/g)).toHaveLength(1)
  }
})

test("layers weigh in their order: each has its place where a built style first names it", async () => {
  for (const path of [manifest.public.css, manifest.staff.css]) {
    const style = await Bun.file(join(outdir, path)).text()
    const named = [...style.matchAll(/@layer ([\w,]+)[{;]/g)].flatMap(([, names]) => names!.split(","))
    expect([...new Set(named)]).toEqual(["base", "kit", "layout", "shell", "screens"])
  }
})

/** A script with all that it may ever load. */
async function everyScriptOf(file: string, seen = new Map<string, string>()) {
  if (seen.has(file)) return seen
  const script = await Bun.file(join(outdir, file)).text()
  seen.set(file, script)
  for (const [path] of script.matchAll(/(?<=")\/[\w-]+-[a-z0-9]{8}\.js(?=")/g))
    await everyScriptOf(path, seen)
  return seen
}

type Tree = { [name: string]: string | Tree }
/** What stands between the holes of every text; words that stand elsewhere too tell nothing. */
const piecesOf = (tree: Tree): string[] =>
  Object.values(tree).flatMap((text) =>
    typeof text === "string"
      ? text.split(/\{\{\w+\}\}/).filter((piece) => piece.length > 14)
      : piecesOf(text),
  )

test("no word and no address of the office reaches a visitor, whatever page he opens", async () => {
  const scripts = await everyScriptOf(manifest.public.script)
  for (const page of pages) expect(scripts.has(manifest.screens[page.file]![0]!)).toBeTrue()
  const visitors = piecesOf(publicTexts).join("\n")
  const own = piecesOf(staffTexts).filter((piece) => !visitors.includes(piece))
  const linked = new Set(pages.flatMap(({ paths }) => paths).concat(["/dashboard", "/auth", "/settings"]))
  const addresses = officeAddresses.flatMap(({ roots, redirects = {} }) => [
    ...roots,
    ...Object.keys(redirects),
  ])
  const all = [...scripts.values()].join("\n")
  expect(own.filter((piece) => all.includes(piece))).toEqual([])
  expect(addresses.filter((path) => !linked.has(path) && all.includes(`"${path}`))).toEqual([])
})

test("the office has all its texts, the worker of the browser none", async () => {
  const office = [...(await everyScriptOf(manifest.staff.script)).values()].join("\n")
  const worker = await Bun.file(join(outdir, "sw.js")).text()
  const pieces = piecesOf(staffTexts).filter((piece) => !/["'`\\\n\u00a0]/.test(piece))
  expect(pieces.filter((piece) => !office.includes(piece))).toEqual([])
  expect(pieces.filter((piece) => worker.includes(piece))).toEqual([])
})

test("nobody is sent a development build", async () => {
  for (const script of (await everyScriptOf(manifest.public.script)).values())
    expect(script).not.toContain("jsxDEV")
})

test("nothing is built again while its sources are as they were", async () => {
  const before = statSync(join(outdir, "manifest.json")).mtimeMs
  await buildClient({ outdir })
  expect(statSync(join(outdir, "manifest.json")).mtimeMs).toBe(before)
})
