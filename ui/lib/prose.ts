export type Block = { kind: "heading" | "paragraph"; text: string } | { kind: "list"; items: string[] }

/**
 * A text as an owner types it: an empty line parts paragraphs, '#' begins a heading, '-' or '*' an item of a list.
 * Everything else stays text.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let ended = true
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    const [, heading] = /^#{1,6}\s+(.+)$/.exec(line) ?? []
    const [, item] = /^[-*•]\s+(.+)$/.exec(line) ?? []
    const last = blocks.at(-1)
    if (line === "") ended = true
    else if (heading) blocks.push({ kind: "heading", text: heading })
    else if (item && last?.kind === "list") last.items.push(item)
    else if (item) blocks.push({ kind: "list", items: [item] })
    else if (!ended && last?.kind === "paragraph") last.text += `\n${line}`
    else blocks.push({ kind: "paragraph", text: line })
    if (line !== "") ended = heading !== undefined || item !== undefined
  }
  return blocks
}
