import { expect, test } from "bun:test"
import { samplePhoto } from "../files/sample.ts"
import { givenMarkedOffice, mark } from "../tests/badInput.testing.ts"

const { refused, send, upload } = givenMarkedOffice()

const picture = () =>
  new File([Buffer.from(samplePhoto({ width: 40, height: 30 }))], "foto.png", { type: "image/png" })
const file = (bytes: Uint8Array<ArrayBuffer> | string, name = `${mark}.jpg`) =>
  new File([bytes], name, { type: "image/jpeg" })

test.each([
  [
    "a text named .jpg",
    422,
    [
      ["file", file(`Geachte heer ${mark}`)],
      ["type", "project-photo"],
    ],
  ],
  [
    "an empty file",
    422,
    [
      ["file", file("")],
      ["type", "project-photo"],
    ],
  ],
  [
    "a page named .jpg",
    422,
    [
      ["file", file(`<html><script>${mark}</script>`)],
      ["type", "project-photo"],
    ],
  ],
  [
    "a photo of an iPhone",
    422,
    [
      ["file", file("\0\0\0\x18ftypheic\0\0\0\0mif1heic")],
      ["type", "project-photo"],
    ],
  ],
  [
    "a file of 11 MB",
    413,
    [
      ["file", file(new Uint8Array(11 * 1024 * 1024))],
      ["type", "project-photo"],
    ],
  ],
  [
    "a file of 10 MB and a byte",
    413,
    [
      ["file", file(new Uint8Array(10_485_761))],
      ["type", "project-photo"],
    ],
  ],
  ["no file", 422, [["type", "project-photo"]]],
  [
    "a text for a file",
    422,
    [
      ["file", mark],
      ["type", "project-photo"],
    ],
  ],
  [
    "two files",
    422,
    [
      ["file", picture()],
      ["file", picture()],
      ["type", "project-photo"],
    ],
  ],
  ["no type", 422, [["file", picture()]]],
  [
    "another type",
    422,
    [
      ["file", picture()],
      ["type", mark],
    ],
  ],
  [
    "a file for a type",
    422,
    [
      ["file", picture()],
      ["type", picture()],
    ],
  ],
  [
    "a field nobody asked for",
    422,
    [
      ["file", picture()],
      ["type", "project-photo"],
      ["userId", mark],
    ],
  ],
  [
    "a prototype for a gift",
    422,
    [
      ["file", picture()],
      ["type", "project-photo"],
      ["x", '{"__proto__":{"role":"owner"}}'],
    ],
  ],
  ["nothing", 422, []],
] as [string, number, [string, string | File][]][])("upload: %s is refused", async (_, status, fields) => {
  expect(await refused(() => upload("/api/upload", fields))).toBe(status)
})

test("upload: another kind of body, a broken one, one without a length and another site are refused", async () => {
  const fields: [string, string | File][] = [
    ["file", picture()],
    ["type", "project-photo"],
  ]
  const as = (headers: Record<string, string>) => refused(() => upload("/api/upload", fields, headers))
  expect(await as({ "content-type": "application/json" })).toBe(415)
  expect(await as({ "content-type": "application/x-www-form-urlencoded" })).toBe(415)
  expect(await as({ "content-type": "multipart/form-data" })).toBe(400)
  expect(await as({ "content-type": `multipart/form-data; boundary=${mark}` })).toBe(400)
  expect(await as({ "transfer-encoding": "chunked" })).toBe(411)
  expect(await as({ origin: `https://${mark}.nl` })).toBe(403)
})

test("upload: a picture that is sent rightly is taken", async () => {
  const fields: [string, string | File][] = [
    ["file", picture()],
    ["type", "project-photo"],
  ]
  expect((await upload("/api/upload", fields)).status).toBe(200)
})

test("an address that is not there is not found", async () => {
  expect(await refused(() => send("GET", `/api/${mark}`))).toBe(404)
  expect(await refused(() => send("POST", `/api/${mark}`, {}))).toBe(404)
})
