import type { Block, Captioned, TableColumn } from "#src/documents/blocks.ts"

/** Blocks that several parts of the report are made of. */

export const paragraph = (text: string): Block => ({ kind: "paragraph", text })

/** Lines under a small title; nothing without lines. */
export const listed = (title: string, lines: string[]): Block[] =>
  lines.length === 0
    ? []
    : [{ kind: "subheading", text: title }, ...lines.map((text): Block => ({ kind: "item", text }))]

export const table = (columns: TableColumn[], rows: string[][]): Block => ({
  ...{ kind: "table", columns },
  rows: rows.map((cells) => ({ cells })),
})

/** Two to the width of a page. */
export const inPairs = (pictures: readonly Captioned[]): Block[] =>
  pictures.flatMap((_, at) =>
    at % 2 === 0 ? [{ kind: "pictures" as const, pictures: pictures.slice(at, at + 2) }] : [],
  )
