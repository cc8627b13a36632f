import type { Gray } from "#src/files/gray.ts"
import { collect } from "./collect.ts"
import { type PictureReading, readPicture, variantCount } from "./ocr/readPicture.ts"
import type { Box, Page } from "./page.ts"
import { drawPdf, type PdfPage } from "./pdf/readPdf.ts"

/** The ways in which a page can be read, the likeliest first; there is always one. */
export type Ways = Way[]

export interface Way {
  /** Whether it reads a picture, which takes seconds. */
  isPicture: boolean
  read(): Promise<Page>
}

export function waysOfPdf(
  bytes: Uint8Array,
  { page, layer, isText, isBlank, hasPictures }: PdfPage,
  number: number,
): Ways {
  if (isBlank) return [asIs(page)]
  const pictures = waysOf(async () => await drawPdf(bytes, number), page)
  // The name, the account and the numbers of who sent it are often part of a picture at its head.
  const both = {
    isPicture: true,
    read: async () => together(page, await pictures[0]!.read()),
  }
  if (isText) return hasPictures ? [asIs(page), both] : [asIs(page)]
  return layer ? [asIs(layer), ...pictures] : pictures
}

export const waysOfPicture = (gray: Gray): Ways => waysOf(async () => gray)

const asIs = (page: Page): Way => ({ isPicture: false, read: async () => page })

function waysOf(draw: () => Promise<Gray | null>, otherwise?: Page): Ways {
  return Array.from({ length: variantCount }, (_, variant) => ({
    isPicture: true,
    async read() {
      const gray = await draw()
      if (!gray) return otherwise!
      const page = pageOf(await readPicture(gray, { variant }))
      await collect()
      return page
    },
  }))
}

const pageOf = ({ words, width, height, turned }: PictureReading): Page => ({
  ...{ words, width, height, turned },
  source: "ocr",
})

/** The text of a page, with the words of its pictures where it has no text of its own. */
function together(text: Page, picture: Page): Page {
  if (Math.abs(text.turned - picture.turned) > 0.05) return text
  const added = picture.words.filter(({ box }) => !text.words.some((word) => overlap(word.box, box)))
  return { ...text, words: [...text.words, ...added] }
}

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return across > 0 && down > 0
}
