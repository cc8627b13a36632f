import { afterAll, expect } from "bun:test"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"

const frozen = join(import.meta.dir, "frozen")
/** Set by update.ts: what comes out now is written instead of compared. */
const updating = process.env.FREEZE === "again"
/** Lines shown around the first difference. */
const around = 3

/**
 * One folder of the picture of what comes out, a text file for each thing. When all its tests have run, a file that
 * none of them asked for is a fault too: what it shows is gone.
 */
export function picture(part: string) {
  const folder = join(frozen, part)
  const asked = new Set<string>()

  afterAll(() => {
    const left = filesIn(folder).filter((name) => !asked.has(name))
    if (updating) for (const name of left) rmSync(join(folder, name))
    // Only a run of all tests asks for all files.
    else if (!process.argv.some((word) => /^(-t|--test-name-pattern)/.test(word))) expect(left).toEqual([])
  })

  return {
    /** `name` is a path below the folder, without '.txt'. */
    shows(name: string, text: string) {
      const file = `${name}.txt`
      asked.add(file)
      const path = join(folder, file)
      const now = `${normalised(text).trimEnd()}\n`
      if (updating) {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, now)
        return
      }
      const then = existsSync(path) ? readFileSync(path, "utf8") : ""
      if (then !== now) throw new Error(differenceOf(relative(process.cwd(), path), then, now))
    },
  }
}

/** A name for a file from the name of a screen: 'wizard, first question' becomes 'wizard-first-question'. */
export const fileNameOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-")

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    : []

/** What is made up anew each time. */
const normalised = (text: string) =>
  text
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi, "<uuid>")
    .replaceAll(/\b[\da-f]{32,64}\b/g, "<hash>")
    .replaceAll(/(?<=aanvraag)#[\w-]{22}(?![\w-])/g, "#<secret>")
    .replaceAll(/(localhost|127\.0\.0\.1):\d+/g, "<host>")
    .replaceAll("\r\n", "\n")
    .replaceAll(/[ \t]+$/gm, "")

function differenceOf(path: string, then: string, now: string): string {
  const [before, after] = [then.split("\n"), now.split("\n")]
  const first = after.findIndex((line, index) => line !== before[index])
  const same = before.toReversed().findIndex((line, index) => line !== after.at(-1 - index))
  // At least the line itself: what was added may be like what stands around it.
  const cut = (lines: string[], from: number, until: number) =>
    lines.slice(from, Math.min(Math.max(until, from + 1), from + around)).map((line) => line.slice(0, 200))
  return [
    `${path} is not what comes out now, from line ${first + 1} on (${before.length} lines frozen, ${after.length} now):`,
    ...after.slice(Math.max(0, first - around), first).map((line) => `  ${line.slice(0, 200)}`),
    ...cut(before, first, before.length - same).map((line) => `- ${line}`),
    ...cut(after, first, after.length - same).map((line) => `+ ${line}`),
    "If it was meant to change: bun src/picture/update.ts",
  ].join("\n")
}
