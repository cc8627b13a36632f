import { type Captioned, type Photo, photoSize } from "../blocks.ts"
import type { Picture } from "./canvas.ts"
import type { Part } from "./flow.ts"
import { drawLines, heightOf } from "./paragraphs.ts"
import type { Sheet } from "./sheet.ts"
import { textStyles } from "./textStyles.ts"
import { wrap } from "./wrap.ts"

/** A photo; what is told of it stands under it. */
export function picture({ left, width: widest }: Sheet, photo: Photo, most?: number): Part {
  const { width, height } = photoSize(photo, widest, most)
  const jpeg = jpegOf(photo)
  return {
    height: height + 4,
    keepNext: true,
    draw: (canvas, y) => canvas.picture(jpeg, left, y, width, height),
  }
}

/** One or two beside each other, each with its own text under it. */
export function pictures({ type, left, width }: Sheet, shown: Captioned[], keepNext = false): Part {
  const each = (width - gutter) / 2
  const set = shown.map(({ photo, most, title, lines }) => ({
    jpeg: jpegOf(photo),
    size: photoSize(photo, each, most),
    text: [
      ...wrap(type, title, textStyles.factValue, each),
      ...lines.flatMap((line) => wrap(type, line, textStyles.small, each)),
    ],
  }))
  const height = Math.max(...set.map(({ size, text }) => size.height + above + heightOf(text)))
  return {
    before: 3,
    height: height + below,
    keepNext,
    draw(canvas, y) {
      for (const [index, { jpeg, size, text }] of set.entries()) {
        const x = left + index * (each + gutter)
        canvas.picture(jpeg, x, y, size.width, size.height)
        drawLines(canvas, text, x, y + size.height + above)
      }
    },
  }
}

const gutter = 20
const above = 3
const below = 9

const jpegOf = ({ bytes }: Photo): Picture => ({ bytes, kind: "jpg" })
