import { expect, test } from "bun:test"
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFRawStream,
} from "@cantoo/pdf-lib"
import { embedFace } from "./embed.ts"
import { faces } from "./faces.ts"
import { createTypesetter } from "./type.ts"
import { trueType } from "./woff.ts"
import { objectsOf } from "./write.ts"

test("each code draws the letter it reads as, as wide as it is", async () => {
  const type = createTypesetter(faces)
  type.set("Offerte € 1.250,00 é", "regular")
  const [use] = type.uses()
  const { context } = await PDFDocument.create()
  const font = context.lookup(embedFace(objectsOf(context), use!), PDFDict)
  const letters = font.lookup(PDFName.of("DescendantFonts"), PDFArray).lookup(0, PDFDict)
  const stream = (from: PDFDict, key: string) => decoded(from.lookup(PDFName.of(key)) as PDFRawStream)
  const glyphs = stream(letters, "CIDToGIDMap")
  const reading = stream(font, "ToUnicode").toString()
  const widths = letters
    .lookup(PDFName.of("W"), PDFArray)
    .lookup(1, PDFArray)
    .asArray()
    .map(String)
    .map(Number)
  for (const [index, { text }] of use!.written.entries()) {
    const glyph = use!.face.glyphOf(text.codePointAt(0)!)
    expect(glyph).toBeGreaterThan(0)
    expect(glyphs.readUInt16BE((index + 1) * 2)).toBe(glyph)
    expect(widths[index]).toBe(use!.face.widthOf(glyph))
    const [code, unicode] = [index + 1, text.charCodeAt(0)].map((each) => each.toString(16).padStart(4, "0"))
    expect(reading).toContain(`<${code}> <${unicode}>`)
  }
})

test("a font in the file is a whole TrueType font, and leaves out what a PDF does not use", () => {
  const { tables } = faces.firstFace("heading")
  const file = Buffer.from(trueType(tables))
  const found = new Map<string, Buffer>()
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const at = 12 + index * 16
    const offset = file.readUInt32BE(at + 8)
    expect(offset % 4).toBe(0)
    found.set(file.toString("latin1", at, at + 4), file.subarray(offset, offset + file.readUInt32BE(at + 12)))
  }
  expect([...found.keys()]).toEqual(expect.arrayContaining(["glyf", "head", "hhea", "hmtx", "loca", "maxp"]))
  expect(found.has("GSUB")).toBe(false)
  for (const [tag, body] of found) expect(body.equals(tables.get(tag)!)).toBe(true)
})

const decoded = (stream: PDFRawStream): Buffer => Buffer.from(decodePDFRawStream(stream).decode())
