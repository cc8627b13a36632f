import type { Block, TableColumn } from "#src/documents/blocks.ts"

/** Blocks that several parts of the report are made of. */

export const paragraph = (text: string): Block => ({ kind: "paragraph", text })

/** Lines under a small title; nothing without lines. */
export const listed = (title: string, lines: string[]): Block[] =>
  lines.length === 0
    ? []
    : [{ kind: "subheading", text: title }, ...lines.map((text): Block => ({ kind: "item", text }))]

export const table = (
  columns: TableColumn[],
  rows: string[][],
  stays: { together?: boolean; keepNext?: boolean } = {},
): Block => ({
  ...{ kind: "table", columns, ...stays },
  rows: rows.map((cells) => ({ cells })),
})
