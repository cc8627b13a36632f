import { expect, test } from "bun:test"
import type { SentBody } from "./body.ts"
import { fieldsOf } from "./multipart.ts"

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const read = (body: SentBody) =>
  fieldsOf(body)?.map(({ bytes, ...field }) => ({ ...field, content: text(bytes) }))

async function asSent(fields: [name: string, value: string | File][]): Promise<SentBody> {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const made = new Response(form)
  return { type: made.headers.get("content-type") ?? "", bytes: await made.bytes() }
}

const type = "multipart/form-data; boundary=b"
const typed = (body: string): SentBody => ({ type, bytes: new Uint8Array(Buffer.from(body)) })

test("fields and files are read as they were sent", async () => {
  const photo = new File(["\r\n--\r\n\r\nfoto\r\n"], "gevel é.jpg", { type: "image/jpeg" })
  expect(
    await asSent([
      ["note", "naast de schuur\r\nachter"],
      ["photo", photo],
      ["empty", ""],
    ]).then(read),
  ).toEqual([
    { name: "note", fileName: undefined, content: "naast de schuur\r\nachter" },
    { name: "photo", fileName: "gevel é.jpg", content: "\r\n--\r\n\r\nfoto\r\n" },
    { name: "empty", fileName: undefined, content: "" },
  ])
})

test("a file holds no copy of what was sent", async () => {
  const body = await asSent([["photo", new File(["x".repeat(1000)], "a.jpg")]])
  expect(fieldsOf(body)![0]!.bytes.buffer).toBe(body.bytes.buffer)
})

test("signs that would end a name come as browsers write them", () => {
  const head = `Content-Disposition: form-data; name="file"; filename="a%22b%0D%0A.jpg"\r\nContent-Type: image/jpeg`
  expect(read(typed(`--b\r\n${head}\r\n\r\nx\r\n--b--\r\n`))).toEqual([
    { name: "file", fileName: 'a"b\r\n.jpg', content: "x" },
  ])
})

test("a body without fields has none", () => expect(read(typed("--b--"))).toEqual([]))

const part = `Content-Disposition: form-data; name="a"\r\n\r\nx`
test.each([
  ["nothing", ""],
  ["a text", "geen formulier"],
  ["an end that never comes", `--b\r\n${part}`],
  ["another boundary", `--c\r\n${part}\r\n--c--`],
  ["a part without a name", "--b\r\nContent-Type: x\r\n\r\nx\r\n--b--"],
  ["a part without contents", `--b\r\nContent-Disposition: form-data; name="a"\r\n--b--`],
  ["a head without end", `--b\r\nx: ${"y".repeat(9_000)}\r\n${part}\r\n--b--`],
  ["a thousand parts", `--b\r\n${`${part}\r\n--b\r\n`.repeat(1_000)}`],
])("%s is no form", (_, body) => expect(read(typed(body))).toBeUndefined())

test("what says it is something else is no form", () => {
  const bytes = typed(`--b\r\n${part}\r\n--b--`).bytes
  for (const type of ["", "application/json", "multipart/form-data", "multipart/mixed; boundary=b"])
    expect(fieldsOf({ type, bytes })).toBeUndefined()
})
