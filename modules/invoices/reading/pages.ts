import type { Gray } from "./gray.ts"
import { type PictureReading, readPicture } from "./ocr/readPicture.ts"
import type { Page } from "./page.ts"
import { drawPdf, type PdfPage } from "./pdf/readPdf.ts"

/** A page that can be read in more ways than one: each way gives the page anew, the likeliest first. */
export interface Readable {
  /** What is there without reading a picture; null when there is nothing. */
  text: Page | null
  /** Reads its picture, in one of the ways that the engine knows. */
  picture: ((variant: number) => Promise<Page>) | null
}

export function ofPdf(
  bytes: Uint8Array,
  { page, layer, isText, isBlank }: PdfPage,
  number: number,
): Readable {
  const text = isText ? page : layer
  if (isBlank) return { text: text ?? page, picture: null }
  return {
    text,
    picture: async (variant) => {
      const gray = await drawPdf(bytes, number)
      return gray ? pageOf(await readPicture(gray, { variant })) : page
    },
  }
}

export const ofPicture = (gray: Gray): Readable => ({
  text: null,
  picture: async (variant) => pageOf(await readPicture(gray, { variant })),
})

const pageOf = ({ words, width, height, turned }: PictureReading): Page => ({
  ...{ words, width, height, turned },
  source: "ocr",
})
