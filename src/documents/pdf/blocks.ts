import type { Block } from "../blocks.ts"
import { addressee, box, sums } from "./figures.ts"
import type { Part } from "./flow.ts"
import { form } from "./form.ts"
import { check, gap, item, paragraph } from "./paragraphs.ts"
import { picture, pictures } from "./pictures.ts"
import { scan } from "./scan.ts"
import type { Sheet } from "./sheet.ts"
import { table } from "./table.ts"
import { textStyles } from "./textStyles.ts"

/** Blocks as the parts that a page is divided into. */
export const pdfParts = (sheet: Sheet, blocks: Block[]): Part[] =>
  blocks.flatMap((block) => partsOf(sheet, block))

function partsOf(sheet: Sheet, block: Block): Part[] {
  switch (block.kind) {
    case "title":
      return paragraph(sheet, block.text, textStyles.title, { after: 9, keepNext: true })
    case "heading":
      return paragraph(sheet, block.text, textStyles.heading, {
        before: 15,
        after: 5,
        keepNext: true,
      })
    case "subheading":
      return paragraph(sheet, block.text, textStyles.subheading, { before: 10, after: 3, keepNext: true })
    case "note":
      return paragraph(sheet, block.text, textStyles.small, { after: 0 })
    case "paragraph":
      return paragraph(sheet, block.text, textStyles.body, { keepNext: block.keepNext })
    case "check":
      return check(sheet, block.text)
    case "item":
      return item(sheet, block.text)
    case "gap":
      return [gap(block.points, block.keepNext)]
    case "addressee":
      return [addressee(sheet, block.lines, block.facts, block.title)]
    case "box":
      return [box(sheet, block.parts)]
    case "scan":
      return [scan(sheet, block)]
    case "table":
      return table(sheet, block.columns, block.rows, block)
    case "sums":
      return sums(sheet, block.rows, block.total)
    case "picture":
      return [picture(sheet, block.photo, block.most)]
    case "pictures":
      return [pictures(sheet, block.pictures, block.keepNext)]
    case "form":
      return form(sheet, block.columns, block.keepNext)
  }
}
