import { viewOf } from "./bytes.ts"
import type { PdfObjects } from "./objects.ts"
import type { FaceUse } from "./type.ts"
import { trueType } from "./woff.ts"

/** Writes a face into the file: what it looks like, how wide each code is, and which text each code reads as. */
export function embedFace<Ref>(objects: PdfObjects<Ref>, { face, written }: FaceUse): Ref {
  const file = objects.stream(trueType(face.tables))
  const descriptor = objects.add({
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
    FontFile2: file,
  })
  const glyphs = new Uint8Array((written.length + 1) * 2)
  for (const [index, { glyph }] of written.entries()) viewOf(glyphs).setUint16((index + 1) * 2, glyph)
  const letters = objects.add({
    Type: "Font",
    Subtype: "CIDFontType2",
    BaseFont: face.name,
    CIDSystemInfo: {
      Registry: objects.text("Adobe"),
      Ordering: objects.text("Identity"),
      Supplement: 0,
    },
    FontDescriptor: descriptor,
    W: [1, written.map(({ width }) => Math.round(width * 100) / 100)],
    CIDToGIDMap: objects.stream(glyphs),
  })
  return objects.add({
    Type: "Font",
    Subtype: "Type0",
    BaseFont: face.name,
    Encoding: "Identity-H",
    DescendantFonts: [letters],
    ToUnicode: objects.stream(reading(written)),
  })
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
