import { expect, test } from "bun:test"
import { kilobytes, megabytes, sift, sizeText } from "./files.ts"

const file = (name: string, type = "", size = 10) => ({ name, type, size })
const rules = { accept: ["image/*", "application/pdf", ".csv"], multiple: true, maxBytes: 100 }

test.each([
  ["a picture of any kind", file("a", "image/webp"), true],
  ["a PDF by its type", file("tekening", "application/pdf"), true],
  ["a list by its ending, whatever its case", file("Klanten.CSV"), true],
  ["a list the system calls a spreadsheet", file("klanten.csv", "application/vnd.ms-excel"), true],
  ["a program", file("csv.exe", "application/x-msdownload"), false],
  ["a type that only begins alike", file("a", "application/pdfx"), false],
  ["a name that ends alike without a dot", file("acsv"), false],
])("%s", (_, given, taken) => expect(sift([given], rules).chosen).toHaveLength(taken ? 1 : 0))

test("each file that does not fit is refused with its own reason, the rest is kept", () => {
  const fitting = file("1.pdf", "application/pdf", 100)
  const { chosen, refused } = sift(
    [file("plan.exe"), file("leeg.csv", "", 0), file("groot.csv", "", 101), fitting],
    rules,
  )
  expect(chosen).toEqual([fitting])
  expect(refused.map(({ reason }) => reason)).toEqual(["kind", "empty", "tooLarge"])
})

test("where one is asked the first that fits is taken", () => {
  const { chosen, refused } = sift([file("x.exe"), file("1.csv"), file("2.csv")], {
    ...rules,
    multiple: false,
  })
  expect(chosen.map(({ name }) => name)).toEqual(["1.csv"])
  expect(refused.map(({ file, reason }) => [file.name, reason])).toEqual([
    ["x.exe", "kind"],
    ["2.csv", "tooMany"],
  ])
})

test.each([
  [0, "1 kB"],
  [380_400, "380 kB"],
  [1_400_000, "1,4 MB"],
  [26_214_400, "26,2 MB"],
])("%i bytes read as %s", (bytes, text) => expect(sizeText(bytes)).toBe(text))

test("a limit reads as it was set", () => expect(megabytes(25 * 1024 * 1024)).toBe("25"))

test.each([
  [0, "1\u00a0KB"],
  [2048, "2\u00a0KB"],
  [26_214_400, "25.600\u00a0KB"],
])("%i bytes are %s, always in KB", (bytes, text) => expect(kilobytes(bytes)).toBe(text))
