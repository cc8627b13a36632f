import { type PDFContext, PDFDocument, PDFName, type PDFRef, PDFString, PrintScaling } from "@cantoo/pdf-lib"
import { inPortions } from "../../jobs/portions.ts"
import { paper } from "../page.ts"
import { cleanLine } from "../text.ts"
import type { Canvas, Picture } from "./canvas.ts"
import { embedFace } from "./embed.ts"
import type { PdfObjects } from "./objects.ts"
import type { Typesetter } from "./type.ts"

/** What stands in the file's properties. */
interface About {
  title: string
  author: string
  /** On which it was issued, yyyy-MM-dd. */
  day: string
}

interface Pages {
  about: About
  /** Which set what is on the pages. */
  type: Typesetter
  canvases: readonly Canvas[]
  /** Of each page, in points. */
  size?: { width: number; height: number }
  /** What has its place on the paper, measured, may not be printed smaller to fit. */
  asLargeAsItIs?: boolean
}

/** Writes pages that were drawn as a file, with the faces that they use. */
export async function writePdf({
  about,
  type,
  canvases,
  size = paper,
  asLargeAsItIs = false,
}: Pages): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const { context } = document
  describe(document, about)
  if (asLargeAsItIs) document.catalog.getOrCreateViewerPreferences().setPrintScaling(PrintScaling.None)
  const faces = new Map(type.uses().map((use) => [use, embedFace(objectsOf(context), use)]))
  const pictures = await embedAll(document, canvases)
  await inPortions(canvases, (canvas) => {
    const page = document.addPage([size.width, size.height])
    const fonts = Object.fromEntries([...canvas.faces].map((use) => [use.key, faces.get(use)!]))
    const shown = Object.fromEntries(
      [...canvas.pictures].map(([picture, key]) => [key, pictures.get(picture)!]),
    )
    const drawn = canvas.pictures.size > 0 ? { XObject: shown } : {}
    page.node.set(PDFName.of("Resources"), context.obj({ Font: fonts, ...drawn }))
    page.node.set(PDFName.of("Contents"), context.register(context.flateStream(canvas.content())))
  })
  return document.save()
}

export const objectsOf = (context: PDFContext): PdfObjects<PDFRef> => ({
  add: (value) => context.register(context.obj(value as Parameters<PDFContext["obj"]>[0])),
  stream: (content) => context.register(context.flateStream(content)),
  text: PDFString.of,
})

function describe(document: PDFDocument, { title, author, day }: About): void {
  const at = new Date(`${day}T12:00:00Z`)
  document.setTitle(cleanLine(title), { showInWindowTitleBar: true })
  document.setAuthor(cleanLine(author))
  document.setProducer("Waterpas")
  document.setCreator("Waterpas")
  document.setCreationDate(at)
  document.setModificationDate(at)
  document.catalog.set(PDFName.of("Lang"), PDFString.of("nl-NL"))
}

/** Each once, on however many pages it stands. */
async function embedAll(document: PDFDocument, canvases: readonly Canvas[]): Promise<Map<Picture, PDFRef>> {
  const embedded = new Map<Picture, PDFRef>()
  for (const picture of new Set(canvases.flatMap(({ pictures }) => [...pictures.keys()]))) {
    const { kind, bytes } = picture
    const { ref } = await (kind === "png" ? document.embedPng(bytes) : document.embedJpg(bytes))
    embedded.set(picture, ref)
  }
  return embedded
}
