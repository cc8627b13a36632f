import type { ReactNode } from "react"
import { blocksOf } from "../lib/prose.ts"

/** A plain text as an owner types it, with its headings and lists. `inline`: what stands within a line, such as blanks. */
export const Prose = ({
  text,
  level = 2,
  inline = (line) => line,
}: {
  text: string
  level?: 2 | 3
  inline?: (line: string) => ReactNode
}) => {
  const Heading = `h${level}` as const
  return blocksOf(text).map((block) =>
    block.kind === "heading" ? (
      <Heading key={block.text}>{block.text}</Heading>
    ) : block.kind === "list" ? (
      <ul key={block.items.join()}>
        {block.items.map((item) => (
          <li key={item}>{inline(item)}</li>
        ))}
      </ul>
    ) : (
      <p key={block.text} className="address-lines">
        {inline(block.text)}
      </p>
    ),
  )
}
