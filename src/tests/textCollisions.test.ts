import { expect, test } from "bun:test"
import { dirname, join } from "node:path"
import { workerTexts } from "#ui/app/plain.ts"
import { officeTexts } from "#ui/app/staffTexts.ts"
import { keysOf } from "./textKeys.testing.ts"

const root = join(import.meta.dir, "../..")

test("no text is lost where texts are put together: a name stands in one part only", async () => {
  const lost: string[] = []
  let found = 0
  for await (const path of new Bun.Glob("{src,ui,modules}/**/*nl.ts").scan(root)) {
    const whole = await wholesOf(path)
    found += whole.length
    for (const names of whole)
      for (const twice of names.filter((name, at) => names.indexOf(name) !== at))
        lost.push(`${path}: ${twice}`)
  }
  expect(lost).toEqual([])
  expect(found).toBeGreaterThan(4)
})

test("the office has no second text under a name that a worker reads", () => {
  const office = keysOf(officeTexts)
  expect([...keysOf(workerTexts)].filter((key) => office.has(key))).toEqual([])
})

/** Of each object that spreads others: the names in those and the names written beside them, all of them. */
async function wholesOf(path: string): Promise<string[][]> {
  const lines = (await Bun.file(join(root, path)).text()).split("\n")
  const first = lines.flatMap((line, at) => {
    const spread = /^( *)\.\.\.\w+,$/.exec(line)
    return spread ? [startOf(lines, at, spread[1]!)] : []
  })
  return Promise.all([...new Set(first)].map((at) => namesFrom(path, lines, at)))
}

/** An object begins below the first line before `at` that is indented less. */
function startOf(lines: string[], at: number, indent: string): number {
  while (lines[at - 1]!.startsWith(indent)) at--
  return at
}

async function namesFrom(path: string, lines: string[], first: number): Promise<string[]> {
  const indent = /^ */.exec(lines[first]!)![0]
  const names: string[] = []
  for (let at = first; lines[at]!.startsWith(indent); at++) {
    const [, dots, name] = /^(\.\.\.)?"?([\w.]+)/.exec(lines[at]!.slice(indent.length)) ?? []
    if (dots) names.push(...Object.keys(await spreadAs(path, lines, name!)))
    else if (name) names.push(name)
  }
  return names
}

async function spreadAs(path: string, lines: string[], name: string): Promise<object> {
  const brought = lines.find((line) => new RegExp(`^import \\{.*\\b${name}\\b.*\\} from`).test(line))
  const from = brought ? join(dirname(path), /"(.*)"/.exec(brought)![1]!) : path
  return (await import(join(root, from)))[name]
}
