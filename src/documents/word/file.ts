import { Document, type FileChild, Packer } from "docx"
import type { Sender } from "../sender.ts"
import { cleanLine } from "../text.ts"
import { letterhead, pageFooter, runningHead } from "./letterhead.ts"
import { a4, contentWidth } from "./page.ts"
import { numbering, styles } from "./styles.ts"

interface WordFile {
  sender: Sender
  /** In the file's properties. */
  title: string
  /** On top of the second page and further. */
  reference: string
  landscape?: boolean
  children: FileChild[]
}

export async function wordFile({
  sender,
  title,
  reference,
  landscape = false,
  children,
}: WordFile): Promise<Uint8Array> {
  const width = landscape ? contentWidth.landscape : contentWidth.portrait
  const footer = pageFooter(sender, width)
  const document = new Document({
    title: cleanLine(title),
    creator: cleanLine(sender.companyName),
    styles,
    // Without it Word opens the file in compatibility mode.
    compatibility: { version: 15 },
    numbering,
    sections: [
      {
        properties: a4(landscape),
        headers: { first: letterhead(sender, width), default: runningHead(sender, reference, width) },
        footers: { first: footer, default: footer },
        children,
      },
    ],
  })
  // Building and packing take about as long: others get a turn in between.
  await new Promise((turn) => setImmediate(turn))
  return Packer.pack(document, "uint8array")
}
