import { type PDFContext, type PDFRef, PDFString } from "@cantoo/pdf-lib"
import type { FaceUse } from "./type.ts"
import { trueType } from "./woff.ts"

/** Writes a face into the file: what it looks like, how wide each code is, and which text each code reads as. */
export function embedFace(context: PDFContext, { face, written }: FaceUse): PDFRef {
  const file = context.flateStream(trueType(face.tables))
  const descriptor = context.register(
    context.obj({
      Type: "FontDescriptor",
      FontName: face.name,
      // 4: letters of its own code, as every font of this kind.
      Flags: 4,
      FontBBox: face.box,
      ItalicAngle: 0,
      Ascent: face.ascent,
      Descent: face.descent,
      CapHeight: 660,
      StemV: 80,
      FontFile2: context.register(file),
    }),
  )
  const glyphs = Buffer.alloc((written.length + 1) * 2)
  for (const [index, { glyph }] of written.entries()) glyphs.writeUInt16BE(glyph, (index + 1) * 2)
  const letters = context.register(
    context.obj({
      Type: "Font",
      Subtype: "CIDFontType2",
      BaseFont: face.name,
      CIDSystemInfo: {
        Registry: PDFString.of("Adobe"),
        Ordering: PDFString.of("Identity"),
        Supplement: 0,
      },
      FontDescriptor: descriptor,
      W: [1, written.map(({ width }) => Math.round(width * 100) / 100)],
      CIDToGIDMap: context.register(context.flateStream(glyphs)),
    }),
  )
  return context.register(
    context.obj({
      Type: "Font",
      Subtype: "Type0",
      BaseFont: face.name,
      Encoding: "Identity-H",
      DescendantFonts: [letters],
      ToUnicode: context.register(context.flateStream(reading(written))),
    }),
  )
}

/** The table that turns codes back into text, at most 100 codes at a time. */
function reading(written: FaceUse["written"]): string {
  const rows = written.map(({ text }, index) => `<${hex(index + 1)}> <${utf16(text)}>`)
  const blocks: string[] = []
  for (let at = 0; at < rows.length; at += 100) {
    const block = rows.slice(at, at + 100)
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join("\n")}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

const hex = (code: number): string => code.toString(16).padStart(4, "0")
const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join("")
