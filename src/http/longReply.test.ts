import { expect, test } from "bun:test"
import { Elysia } from "elysia"
import * as z from "zod/mini"
import { longJson, longReply } from "./longReply.ts"

const Row = z.object({ id: z.int(), name: z.optional(z.string()) })
const Page = z.object({ title: z.string(), rows: z.array(Row) })

/** What a route with this schema answers for what its handler gives. */
async function answered(schema: z.core.$ZodType, given: unknown) {
  const app = new Elysia().onError(({ code }) => code).get("/", () => given as never, { response: schema })
  return (await app.handle(new Request("http://localhost/"))).text()
}

test.each<[string, z.core.$ZodType, unknown, unknown]>([
  [
    "a list",
    z.array(Row),
    [
      { id: 1, secret: 1 },
      { id: 2, name: "b" },
    ],
    [{ id: 1 }, { id: 2, name: "b" }],
  ],
  [
    "an object with a list",
    Page,
    { title: "a", rows: [{ id: 1, secret: 1 }], more: 1 },
    { title: "a", rows: [{ id: 1 }] },
  ],
  ["an object without one", Row, { id: 1, secret: 1 }, { id: 1 }],
])("of %s a reply says only what its schema knows", async (_, schema, given, told) => {
  expect(JSON.parse(await answered(longReply(schema), given))).toEqual(told)
})

test.each<[string, z.core.$ZodType, unknown]>([
  ["a row", z.array(Row), [{ id: 1 }, { id: "2" }]],
  ["a row of a list inside", Page, { title: "a", rows: [{ id: "1" }] }],
  ["something beside its list", Page, { title: 1, rows: [] }],
  ["no list where one belongs", z.array(Row), { id: 1 }],
])("%s that is otherwise than its schema is no reply", async (_, schema, given) => {
  expect(await answered(longReply(schema), given)).toBe("VALIDATION")
})

test.each([
  ["a list", [{ a: 1, b: undefined }, 'é"\\', null, 1.5, []]],
  ["a list with a hole", [undefined, 1]],
  ["an object", { a: [1, { b: [2] }], 'c"': { d: [] }, e: undefined, f: null }],
  ["a text", "a"],
  ["nothing", null],
  ["an empty list", []],
  ["an object of nothing", { a: undefined }],
  ["more than one piece", Array.from({ length: 3000 }, (_, i) => ({ id: i, text: "één ".repeat(20) }))],
])("%s is written as JSON.stringify does", async (_, value) => {
  expect(new TextDecoder().decode(await longJson(value))).toBe(JSON.stringify(value))
})
