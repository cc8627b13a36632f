import { expect, test } from "bun:test"
import { base64Of, isExcel, sheetText } from "./sheetText.ts"

test.each([
  ["UTF-8", new TextEncoder().encode("Désirée €")],
  ["Windows-1252", new Uint8Array([0x44, 0xe9, 0x73, 0x69, 0x72, 0xe9, 0x65, 0x20, 0x80])],
  [
    "UTF-16",
    new Uint8Array([
      0xff,
      0xfe,
      ...[..."Désirée €"].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
    ]),
  ],
])("a file in %s is read", (_, bytes) => {
  expect(sheetText(bytes)).toBe("Désirée €")
})

test("old and new files of Excel are told apart from text", () => {
  expect(isExcel(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toBe(true)
  expect(isExcel(new TextEncoder().encode("PKnaam"))).toBe(false)
  expect(isExcel(new Uint8Array())).toBe(false)
})

test("a file of Excel is sent as base64, whatever its bytes", () => {
  const bytes = new Uint8Array(70_001).map((_, at) => at * 7)
  expect(Buffer.from(base64Of(bytes), "base64").equals(bytes)).toBe(true)
})
