import { expect, test } from "bun:test"
import { formOfMany } from "./upload.ts"

const file = (text = "x") => new File([text], "foto.jpg")

async function sent(fields: [string, string | File][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const body = new Response(form)
  const type = body.headers.get("content-type")!
  return { type, bytes: new Uint8Array(await body.arrayBuffer()) }
}
const read = async (fields: [string, string | File][], most = 3) =>
  formOfMany(await sent(fields), { megabytes: 1, fields: ["data"], named: "photo", most })

test("several files come in the order of their numbers, whatever the order of the body", async () => {
  const { files, texts } = await read([
    ["photo_1", file("second")],
    ["data", "{}"],
    ["photo_0", file("first")],
  ])
  expect(files.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(["first", "second"])
  expect(texts).toEqual({ data: "{}" })
})

test("none is fine too", async () => expect((await read([["data", "{}"]])).files).toEqual([]))

const wrong: [string, [string, string | File][], string][] = [
  [
    "a gap between them",
    [
      ["data", ""],
      ["photo_0", file()],
      ["photo_2", file()],
    ],
    "invalid",
  ],
  [
    "the same number twice",
    [
      ["data", ""],
      ["photo_0", file()],
      ["photo_0", file()],
    ],
    "invalid",
  ],
  [
    "a file under another name",
    [
      ["data", ""],
      ["other", file()],
    ],
    "invalid",
  ],
  [
    "a text for a file",
    [
      ["data", ""],
      ["photo_0", "x"],
    ],
    "invalid",
  ],
  ["a file for a text", [["data", file()]], "invalid"],
  ["no text", [["photo_0", file()]], "invalid"],
  [
    "an empty file",
    [
      ["data", ""],
      ["photo_0", file("")],
    ],
    "files.empty",
  ],
]
test.each(wrong)("%s is refused", async (_, fields, code) => {
  await expect(read(fields)).rejects.toMatchObject({ code })
})

test("more than may come is refused by how many may", async () => {
  const fields = [0, 1, 2, 3].map((at): [string, File] => [`photo_${at}`, file()])
  await expect(read([["data", ""], ...fields])).rejects.toMatchObject({
    ...{ code: "files.tooMany", details: { values: { most: 3 } } },
  })
})
