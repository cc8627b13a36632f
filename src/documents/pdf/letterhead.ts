import { nl } from "../nl.ts"
import { margin, paper } from "../page.ts"
import { addressLines, filled, type Sender } from "../sender.ts"
import { cleanLine } from "../text.ts"
import { colour } from "../theme.ts"
import type { Canvas } from "./canvas.ts"
import { drawLines, heightOf } from "./paragraphs.ts"
import type { Sheet } from "./sheet.ts"
import { textStyles } from "./textStyles.ts"
import { single, wrap } from "./wrap.ts"

/** The head of the first page: logo and name at the left, how to reach us at the right. Nothing is invented. */
export function letterhead({ type, left, width }: Sheet, sender: Sender) {
  const { logoPicture } = sender
  const reach = [
    ...addressLines(sender.address),
    ...filled([[`${nl.phone} `, sender.phone]]).map(([label, value]) => label + value),
    ...filled([["", sender.contactEmail]]).map(([, value]) => value),
  ].flatMap((text) => wrap(type, text, textStyles.small, width * 0.4))
  const look = logoPicture ? textStyles.nameUnderLogo : textStyles.name
  const name = wrap(type, cleanLine(sender.companyName), look, width * 0.6 - 12)
  const logo = logoPicture && logoSize(logoPicture)
  const leftHeight = heightOf(name) + (logo ? logo.height + 4 : 0)
  const height = Math.max(leftHeight, heightOf(reach)) + 5
  return {
    /** Where the text begins. */
    bottom: margin.header + height + 22,
    draw(canvas: Canvas) {
      const foot = margin.header + height
      if (logoPicture && logo)
        canvas.picture(logoPicture, left, foot - 5 - leftHeight, logo.width, logo.height)
      drawLines(canvas, name, left, foot - 5 - heightOf(name))
      drawLines(canvas, reach, left + width, foot - 5 - heightOf(reach), "right")
      canvas.rule(left, foot, width, 3, colour.teal)
    },
  }
}

/** 58 by 18 millimetres at most. */
function logoSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(165 / width, 51 / height)
  return { width: width * scale, height: height * scale }
}

/** The head of the next pages: whose document this is, and which. */
export function runningHead({ type, left, width }: Sheet, sender: Sender, reference: string) {
  const right = single(type, reference, textStyles.small, width * 0.6)
  const name = single(type, sender.companyName, textStyles.small, width - right.ink - 12)
  return (canvas: Canvas) => {
    const y = margin.header
    canvas.line(name, left, y)
    canvas.line(right, left + width - right.ink, y)
    canvas.rule(left, y + 16, width, 0.75, colour.line)
  }
}

/** The numbers that identify the company, which document this is, and 'Pagina 1 van 3'. */
export function pageFooter({ type, left, width }: Sheet, sender: Sender, number: string) {
  const numbers = filled([
    [nl.kvk, sender.kvk],
    [nl.btwId, sender.btwId],
    [nl.iban, sender.iban],
  ])
  const text = numbers.map((pair) => pair.join(" ")).join("  ·  ")
  return (canvas: Canvas, page: number, pages: number) => {
    const right = single(type, `${number}  ·  ${nl.page} ${page} ${nl.of} ${pages}`, textStyles.small)
    const own = single(type, text, textStyles.small, Math.max(60, width - right.ink - 12))
    const y = paper.height - margin.footer - textStyles.small.leading
    canvas.rule(left, y - 6, width, 0.75, colour.line)
    canvas.line(own, left, y)
    canvas.line(right, left + width - right.ink, y)
  }
}
