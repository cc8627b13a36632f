import type { Block, Captioned } from "#src/documents/blocks.ts"
import { inPairs } from "#src/documents/inPairs.ts"
import { readPhoto } from "#src/documents/readPhoto.ts"
import type { DocumentInput } from "../document.ts"
import { pictureNumber } from "../terms.nl.ts"

/** One large, more of them two to the width of a page. One that can't be read is left out. */
export async function picturesSection({ pictures }: DocumentInput): Promise<Block[]> {
  const shown: Captioned[] = []
  for (const { path, caption } of pictures) {
    const title = caption || pictureNumber(shown.length + 1)
    const photo = await readPhoto(path, title)
    if (photo) shown.push({ photo, most: 178, title, lines: [] })
  }
  return shown.length === 1 ? alone(shown[0]!) : inPairs(shown)
}

const alone = ({ photo, title }: Captioned): Block[] => [
  { kind: "picture", photo },
  { kind: "paragraph", text: [{ text: title, bold: true }] },
]
