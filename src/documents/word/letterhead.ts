import {
  AlignmentType,
  Footer,
  Header,
  ImageRun,
  PageNumber,
  Paragraph,
  TableRow,
  TabStopType,
  TextRun,
} from "docx"
import { nl } from "../nl.ts"
import { addressLines, filled, type Sender } from "../sender.ts"
import { cleanLine } from "../text.ts"
import { colour } from "../theme.ts"
import { contentWidth } from "./page.ts"
import { runs, small } from "./paragraphs.ts"
import { lineHeight } from "./styles.ts"
import { cell, frame, rule } from "./table.ts"

/** The head of the first page: logo and name at the left, how to reach us at the right. Nothing is invented. */
export function letterhead(sender: Sender, width: number): Header {
  const left = Math.round(width * 0.6)
  const reach = [
    addressLines(sender.address),
    filled([
      [`${nl.phone} `, sender.phone],
      ["", sender.contactEmail],
    ]).map(([label, value]) => label + value),
  ].flatMap((lines) => (isWide(width) && lines.length > 0 ? [lines.join(" · ")] : lines))
  const borders = { bottom: rule(24, colour.teal) }
  const name = new Paragraph({
    spacing: { before: 0, after: 80, ...lineHeight(240) },
    children: runs(cleanLine(sender.companyName), {
      bold: true,
      size: sender.logoPicture ? 26 : 36,
      color: colour.teal,
    }),
  })
  const lines = reach.map((text) => small(text, { alignment: AlignmentType.RIGHT }))
  return new Header({
    children: [
      frame(
        [left, width - left],
        [
          new TableRow({
            children: [
              cell(left, [...logo(sender), name], { borders, verticalAlign: "bottom", margins: flush }),
              cell(width - left, lines.length > 0 ? lines : [small("")], {
                borders,
                verticalAlign: "bottom",
                margins: flush,
              }),
            ],
          }),
        ],
      ),
      new Paragraph({ spacing: { after: 0, ...lineHeight(240) }, children: [] }),
    ],
  })
}

/** A landscape page has width for lines, and no height. */
const isWide = (width: number) => width > contentWidth.portrait

/** At 96 to the inch: 58 by 18 millimetres. */
const logoBox = { width: 220, height: 68 }

function logo({ logoPicture, companyName }: Sender): Paragraph[] {
  if (!logoPicture) return []
  const { bytes, kind, width, height } = logoPicture
  const scale = Math.min(logoBox.width / width, logoBox.height / height)
  const transformation = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const name = cleanLine(companyName)
  const altText = { name, title: name, description: `${nl.logo} ${name}`.trim() }
  return [
    new Paragraph({
      spacing: { before: 0, after: 80, ...lineHeight(240) },
      children: [new ImageRun({ type: kind, data: bytes, transformation, altText })],
    }),
  ]
}

/** The head of the next pages: whose document this is, and which. */
export const runningHead = (sender: Sender, reference: string, width: number): Header =>
  new Header({
    children: [
      small([...runs(cleanLine(sender.companyName)), new TextRun({ text: `\t${cleanLine(reference)}` })], {
        tabStops: [{ type: TabStopType.RIGHT, position: width }],
        border: { bottom: { ...rule(6, colour.line), space: 4 } },
        spacing: { after: 240 },
      }),
    ],
  })

/** The numbers that identify the company, and 'Pagina 1 van 3'. */
export function pageFooter(sender: Sender, width: number): Footer {
  const numbers = filled([
    [nl.kvk, sender.kvk],
    [nl.btwId, sender.btwId],
    [nl.iban, sender.iban],
  ])
  const left = numbers.map((pair) => pair.join(" ")).join("  ·  ")
  const page = [`\t${nl.page} `, PageNumber.CURRENT, ` ${nl.of} `, PageNumber.TOTAL_PAGES]
  return new Footer({
    children: [
      small([...runs(left), new TextRun({ children: page })], {
        tabStops: [{ type: TabStopType.RIGHT, position: width }],
        border: { top: { ...rule(6, colour.line), space: 6 } },
      }),
    ],
  })
}

const flush = { top: 0, bottom: 100, left: 0, right: 0 }
