import { getDocumentProxy, getMeta } from "unpdf"

interface PdfText {
  /** The text of each page, as another program reads it. */
  pages: string[]
  text: string
  title: unknown
  author: unknown
  language: unknown
  /** Pieces of text with where they stand, in points from the left and the bottom of their page. */
  pieces: { page: number; text: string; left: number; right: number; bottom: number }[]
}

/** Reads a PDF back with a program that is not the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const document = await getDocumentProxy(bytes.slice())
  const { info } = await getMeta(document)
  const pieces: PdfText["pieces"] = []
  const pages: string[] = []
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent({ disableNormalization: true })
    const found = items.flatMap((item) => ("str" in item ? [item] : []))
    pages.push(found.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(""))
    for (const { str, transform, width } of found)
      if (str.trim() !== "")
        pieces.push({
          page,
          text: str,
          left: transform[4],
          right: transform[4] + width,
          bottom: transform[5],
        })
  }
  return {
    pages,
    text: pages.join("\n"),
    title: info.Title,
    author: info.Author,
    language: info.Language,
    pieces,
  }
}
