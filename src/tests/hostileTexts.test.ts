import { afterAll, beforeAll, expect, test } from "bun:test"
import * as z from "zod/mini"
import type { $ZodType } from "zod/v4/core"
import { createApp } from "../app/app.ts"
import type { Limit } from "../http/limits.ts"
import { threadTime } from "../jobs/eventLoop.ts"
import { givenApp } from "../testing.ts"

/** In milliseconds of the processor. To look at three megabytes takes 4 to 8; what tries many ways takes seconds. */
const longest = 20
const json = 256 * 1024
const address = 16 * 1024

let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => {
  app = await givenApp()
})
afterAll(() => app.close())

test("no text of any call takes long to be judged, however large and whatever it holds", () => {
  const slow: string[] = []
  for (const { method, path, hooks } of createApp(app).routes as unknown as Route[]) {
    const size = hooks.detail?.limit?.bytes ?? json
    for (const part of ["body", "query", "params"] as const)
      for (const [where, schema] of nodesOf(hooks[part], part))
        for (const [name, text] of hostileOf(part === "body" ? size : address)) {
          const took = timeOf(schema, text)
          if (took > longest) slow.push(`${method} ${path} ${where}: ${name}, ${took.toFixed(0)} ms`)
        }
  }
  expect(slow).toEqual([])
}, 600_000)

interface Route {
  method: string
  path: string
  hooks: { detail?: { limit?: Limit } } & Partial<Record<"body" | "query" | "params", $ZodType>>
}

/** What makes an expression try many ways: the same sign endlessly, and at the end one that fits nowhere. */
const units = ["a", "1", " ", "\n", "\r", "-", ".", "a@", "1.", "\r\n", "\u0301"]
const endings = ["", "\u0000"]

const hostile = new Map<number, [name: string, text: string][]>()

function hostileOf(size: number) {
  const known = hostile.get(size)
  if (known) return known
  const made = units.flatMap((unit) =>
    endings.map((end): [string, string] => [
      `${JSON.stringify(unit)} endlessly${end && ", then NUL"}`,
      unit.repeat(size / Buffer.byteLength(unit)) + end,
    ]),
  )
  hostile.set(size, made)
  return made
}

/** The best of some: what runs for the first time takes longer, and so does what memory is cleared during. */
function timeOf(schema: $ZodType, text: string): number {
  let best = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 10 && best > longest; turn++) {
    const start = threadTime()
    z.safeParse(schema, text)
    best = Math.min(best, threadTime() - start)
  }
  return best
}

const seen = new Set<$ZodType>()

/** A schema and all that it is made of, once each. */
function* nodesOf(schema: $ZodType | undefined, where: string): Iterable<[string, $ZodType]> {
  if (!schema?._zod || seen.has(schema)) return
  seen.add(schema)
  yield [where, schema]
  const def = schema._zod.def as unknown as Record<string, unknown>
  for (const [name, value] of Object.entries(def)) {
    if (name === "checks") continue
    const inner = Array.isArray(value) ? value : name === "shape" ? Object.entries(value as object) : [value]
    for (const one of inner)
      if (Array.isArray(one)) yield* nodesOf(one[1] as $ZodType, `${where}.${one[0]}`)
      else yield* nodesOf(one as $ZodType, where)
  }
}
