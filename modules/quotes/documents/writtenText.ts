import type { Block } from "#src/documents/blocks.ts"
import { clean } from "#src/documents/text.ts"

/** A plain text as blocks: an empty line parts paragraphs, and what begins with '- ' is an item of a list. */
export const textBlocks = (text: string): Block[] =>
  clean(text)
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .flatMap(paragraphBlocks)

function paragraphBlocks(paragraph: string): Block[] {
  const blocks: Block[] = []
  let running: string[] = []
  const close = (keepNext: boolean) => {
    if (running.length > 0) blocks.push({ kind: "paragraph", text: running.join("\n"), keepNext })
    running = []
  }
  for (const line of paragraph.split("\n").map((each) => each.trim())) {
    const item = /^[-•] +(.+)$/.exec(line)?.[1]
    if (item) {
      // What introduces a list stays with its first item.
      close(true)
      blocks.push({ kind: "item", text: item })
    } else if (line) running.push(line)
  }
  close(false)
  // White between this and the next, which items of a list do not have among each other.
  return blocks.at(-1)?.kind === "item" ? [...blocks, { kind: "gap", points: 5 }] : blocks
}
