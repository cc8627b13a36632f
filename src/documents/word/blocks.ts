import type { FileChild } from "docx"
import { type Block, columnWidths, type Rich } from "../blocks.ts"
import { box } from "./box.ts"
import { addressee } from "./facts.ts"
import { form } from "./form.ts"
import { contentWidth } from "./page.ts"
import { gap, heading, item, paragraph, runs, small, subheading, title } from "./paragraphs.ts"
import { photo, pictures } from "./pictures.ts"
import { scan } from "./scan.ts"
import { sums } from "./sums.ts"
import { table } from "./table.ts"

/** Blocks as the children of a Word file, portrait. */
export const wordBlocks = (blocks: Block[]): FileChild[] => blocks.map(wordBlock)

const width = contentWidth.portrait

function wordBlock(block: Block): FileChild {
  switch (block.kind) {
    case "title":
      return title(rich(block.text))
    case "heading":
      return heading(block.text)
    case "subheading":
      return subheading(rich(block.text))
    case "note":
      return small(rich(block.text))
    case "paragraph":
      return paragraph(rich(block.text), block.keepNext ? together : {})
    case "check":
      return paragraph(`☐  ${block.text}`, { ...together, indent: { left: 340, hanging: 340 } })
    case "item":
      return item(block.text)
    case "gap":
      return gap(block.points, block.keepNext)
    case "addressee":
      return addressee(block.lines, block.facts, width, block.title)
    case "box": {
      const each = Math.floor(width / block.parts.length)
      return box(
        block.parts,
        block.parts.map(() => each),
      )
    }
    case "scan":
      return scan(block, width)
    case "table": {
      const widths = columnWidths(block.columns, width / twips).map((points) => Math.round(points * twips))
      const columns = block.columns.map((column, index) => ({ ...column, width: widths[index]! }))
      return table(columns, block.rows, block)
    }
    case "sums":
      return sums(block.rows, block.total, width)
    case "picture":
      return photo(block.photo, width, block.most)
    case "pictures":
      return pictures(block.pictures, width, block.keepNext)
    case "form":
      return form(block.columns, width, block.keepNext)
  }
}

/** In a point. */
const twips = 20
const together = { keepNext: true, keepLines: true }

const rich = (text: Rich) =>
  typeof text === "string"
    ? runs(text)
    : text.flatMap((span) => runs(span.text, { bold: span.bold, italics: span.italic }))
