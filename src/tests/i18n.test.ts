import { expect, test } from "bun:test"
import { join } from "node:path"
import { publicTexts } from "#ui/app/plain.ts"
import { staffTexts } from "#ui/app/staffTexts.ts"
import { keysFor, keysOf, patternOf, type Tree } from "./textKeys.testing.ts"

const root = join(import.meta.dir, "../..")
const sources = await read("{src,ui,modules,db}/**/*.{ts,tsx}")
const screens = new Map(
  [...sources].filter(([path]) => /^ui\/|^modules\/[^/]+\/ui\//.test(path) && !isTest(path)),
)

const publicKeys = keysOf(publicTexts)
const staffKeys = keysOf(staffTexts)
const allKeys = new Set([...publicKeys, ...staffKeys])
/** Top names, such as `kit` and `wizard`: a text in quotes that begins with one and a dot is a key. */
const mounts = [...Object.keys(publicTexts), ...Object.keys(staffTexts)].join("|")
const key = new RegExp(`"((?:${mounts})(?:\\.\\w+)+)"`, "g")
const madeKey = new RegExp(`\`((?:${mounts})\\.[^\`]*\\$\\{[^\`]*)\``, "g")

test("every key that a screen uses has a text", () => {
  const missing: string[] = []
  for (const [path, source] of screens) {
    for (const [, used] of source.matchAll(key)) if (!isKey(used!, allKeys)) missing.push(`${path}: ${used}`)
    for (const [, template] of source.matchAll(madeKey))
      if (![...allKeys].some((known) => patternOf(template!).test(known)))
        missing.push(`${path}: ${template}`)
  }
  expect(missing).toEqual([])
})

test("a visitor's page uses only texts that a visitor loads", () => {
  const foreign: string[] = []
  for (const [path, source] of screens)
    if (/^ui\/(kit|lib|shell\/public|shell\/Public)|\/ui\/public\//.test(path))
      for (const [, used] of source.matchAll(key))
        if (!isKey(used!, publicKeys)) foreign.push(`${path}: ${used}`)
  expect(foreign).toEqual([])
})

test("every text is used", () => {
  const code = [...sources].filter(([path]) => !isTest(path) && !/(^|[./])nl\.ts$/.test(path))
  const everything = code.map(([, source]) => source).join("\n")
  const patterns = [...everything.matchAll(madeKey)].map(([, template]) => patternOf(template!))
  const whole = code.map(([, source]) => source)
  const isUsed = (text: string) => {
    // The server finds the sentence of an error by its code, `quotes.notFound`, or makes it of the module's name.
    const code = text.replace(".errors.", ".")
    const [module, ...names] = code.split(".")
    const path = names.join(".")
    return (
      patterns.some((pattern) => pattern.test(text)) ||
      whole.some((source) => contains(source, text) || contains(source, code)) ||
      whole.some((source) => contains(source, `nl.${path}`) && source.includes(`${module} as nl`)) ||
      (path === "notFound" && everything.includes(`notFound("${module}")`))
    )
  }
  expect([...allKeys].map(withoutCount).filter((text) => !isUsed(text))).toEqual([])
})

test("both programs have the same sentence under the same key", () => {
  const shared = [...publicKeys].filter((text) => staffKeys.has(text))
  expect(shared.filter((text) => textOf(publicTexts, text) !== textOf(staffTexts, text))).toEqual([])
})

test("the holes in a text are filled where it is used", () => {
  const empty: string[] = []
  for (const [path, source] of screens)
    for (const [, used, values = ""] of source.matchAll(/\bt\(\s*"([\w.]+)"\s*(?:,\s*(\{[^}]*\}|\w+))?/g)) {
      const text = String(textOf(publicTexts, used!) ?? textOf(staffTexts, used!) ?? "")
      for (const [, hole] of text.matchAll(/\{\{(\w+)\}\}/g))
        if (!fills(values, hole!)) empty.push(`${path}: ${used} wants ${hole}`)
    }
  expect(empty).toEqual([])
})

test("Dutch stands only in the files made for it", () => {
  const literal: string[] = []
  for (const [path, source] of screens) {
    if (/nl\.ts$|\/sample\.tsx?$|testing\.tsx?$/.test(path)) continue
    const jsx = path.endsWith(".tsx") ? compiled(source) : ""
    for (const text of [...shownTexts(jsx), ...dutchTexts(source)]) literal.push(`${path}: ${text}`)
  }
  expect(literal).toEqual([])
})

const fills = (values: string, hole: string) =>
  values.startsWith("{") ? values.includes("...") || new RegExp(`\\b${hole}\\b`).test(values) : values !== ""

/** Keys are left out: after a spread they would change how the rest is compiled. */
const compiled = (source: string) =>
  new Bun.Transpiler({ loader: "tsx" }).transformSync(source.replace(/\skey=\{(?:[^{}]|\{[^{}]*\})*\}/g, ""))

/** Words between tags, and in the attributes that people see or hear. */
function shownTexts(compiled: string): string[] {
  const attributes = 'label|title|placeholder|alt|legend|hint|error|busyLabel|"aria-label"'
  const between = [...compiled.matchAll(/children: "([^"]*)"/g), ...compiled.matchAll(/^\s*"([^"]*)",?$/gm)]
  const named = compiled.matchAll(new RegExp(`(?:${attributes}): "([^"]*)"`, "g"))
  return [...between, ...named]
    .map(([, text]) => text!)
    .filter((text) => /\p{L}{2}/u.test(text) && !isKey(text, allKeys))
}

/** Strings with two of the commonest Dutch words, wherever they stand. */
function dutchTexts(source: string): string[] {
  const common = /\b(de|het|een|niet|uw|voor|naar|van|wordt|zijn|bij|deze|geen)\b/g
  return [...source.matchAll(/"([^"\n]*)"|`([^`]*)`/g)]
    .map(([, plain, template]) => plain ?? template ?? "")
    .filter((text) => text.split(" ").length > 2 && (text.match(common)?.length ?? 0) > 1)
}

async function read(pattern: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const path of new Bun.Glob(pattern).scan(root))
    found.set(path, await Bun.file(join(root, path)).text())
  return found
}

function isTest(path: string) {
  return /\.test\.tsx?$|(^|\/)testing\.tsx?$/.test(path)
}

function textOf(tree: Tree, path: string): string | Tree | undefined {
  const found = path
    .split(".")
    .reduce<string | Tree | undefined>((at, name) => (at as Tree | undefined)?.[name], tree)
  return found ?? (path.endsWith("_other") ? undefined : textOf(tree, `${path}_other`))
}

const isKey = (text: string, known: Set<string>) => keysFor(text, known).length > 0

function withoutCount(text: string) {
  return text.replace(/_(zero|one|other)$/, "")
}

function contains(source: string, text: string) {
  const at = source.indexOf(text)
  return at >= 0 && new RegExp(`(?<![\\w.])${text.replaceAll(".", "\\.")}(?![\\w]|\\.\\w)`).test(source)
}
