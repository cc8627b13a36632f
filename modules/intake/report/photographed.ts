import type { Block, Captioned } from "#src/documents/blocks.ts"
import { inPairs } from "#src/documents/inPairs.ts"
import { readPhoto } from "#src/documents/readPhoto.ts"
import { filled } from "#src/shared/filled.ts"
import { factsOf, type ReportedPhoto } from "../photos/onPaper.ts"
import { reportPaper as nl } from "./paper.nl.ts"
import { paragraph } from "./parts.ts"

/** Photos by their number, two to the width of a page; one of which much was noted has the page for itself. */
export async function photographed(photos: readonly ReportedPhoto[]): Promise<Block[]> {
  if (photos.length === 0) return []
  const blocks: Block[] = [{ kind: "heading", text: nl.photos.title }]
  let waiting: Captioned[] = []
  const place = () => {
    blocks.push(...inPairs(waiting))
    waiting = []
  }
  for (const [at, photo] of photos.entries()) {
    const shown = await captioned(photo, at + 1)
    if (!shown) blocks.push(paragraph(filled(nl.photos.gone, { number: at + 1 })))
    else if (isShort(photo.notes)) waiting.push(shown)
    else {
      place()
      blocks.push(...alone(shown, photo.notes))
    }
    if (waiting.length === 2) place()
  }
  place()
  return blocks
}

/** What is told under a picture never splits, so it may not be long. */
const mostUnder = 240
const isShort = (notes: string) => notes.length <= mostUnder && notes.split("\n").length <= 4

async function captioned(photo: ReportedPhoto, number: number): Promise<Captioned | null> {
  const { title, notes, path } = photo
  const alt = filled(nl.photos.photo, { number })
  const picture = await readPhoto(path, title ? `${alt}: ${title}` : alt)
  if (!picture) return null
  return {
    ...{ photo: picture, most: 178 },
    title: title ? filled(nl.photos.named, { number, title }) : alt,
    lines: [factsOf(photo), ...notes.split("\n").filter(Boolean)],
  }
}

const alone = ({ photo, title, lines: [facts] }: Captioned, notes: string): Block[] => [
  { kind: "subheading", text: title },
  { kind: "picture", photo },
  { kind: "note", text: facts! },
  paragraph(notes),
]
