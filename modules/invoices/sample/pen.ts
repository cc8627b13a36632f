import { type Color, PDFDocument, type PDFFont, rgb, StandardFonts } from "@cantoo/pdf-lib"

export interface Write {
  size?: number
  bold?: boolean
  /** `x` is where it ends, instead of where it begins. */
  right?: boolean
  color?: Color
}

/** Writes on pages, in points from the left and the top. */
export interface Pen {
  width: number
  height: number
  text: (x: number, y: number, text: string, write?: Write) => void
  rule: (x: number, y: number, width: number, thickness?: number) => void
  fill: (x: number, y: number, width: number, height: number, color: Color) => void
  turnPage: () => void
}

const families = {
  sans: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  serif: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
  mono: [StandardFonts.Courier, StandardFonts.CourierBold],
} as const

export const black = rgb(0.1, 0.1, 0.12)

export async function createPen(
  family: keyof typeof families,
  [width, height] = [595.28, 841.89],
): Promise<Pen & { document: PDFDocument }> {
  const document = await PDFDocument.create()
  const [regular, bold] = (await Promise.all(families[family].map((name) => document.embedFont(name)))) as [
    PDFFont,
    PDFFont,
  ]
  let page = document.addPage([width!, height!])
  return {
    document,
    width: width!,
    height: height!,
    text(x, y, text, { size = 9.5, bold: strong = false, right = false, color = black } = {}) {
      const font = strong ? bold : regular
      const from = right ? x - font.widthOfTextAtSize(text, size) : x
      page.drawText(text, { x: from, y: height! - y, size, font, color })
    },
    rule(x, y, long, thickness = 0.6) {
      const at = height! - y
      page.drawLine({ start: { x, y: at }, end: { x: x + long, y: at }, thickness, color: black })
    },
    fill(x, y, wide, high, color) {
      page.drawRectangle({ x, y: height! - y - high, width: wide, height: high, color })
    },
    turnPage() {
      page = document.addPage([width!, height!])
    },
  }
}
