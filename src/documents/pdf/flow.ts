import { type Canvas, createCanvas } from "./canvas.ts"

/** What stays together on one page, from the left margin on. */
export interface Part {
  height: number
  /** White above it, but not on top of a page. */
  before?: number
  /** On one page with the part that follows. */
  keepNext?: boolean
  /** Drawn first when this part begins a page: the head of a table that goes on. */
  head?: Part
  draw: (canvas: Canvas, y: number) => void
}

/** Where the text of a page begins and ends. */
export interface Frame {
  first: number
  others: number
  bottom: number
}

/**
 * Divides parts over pages: what belongs together stays together as long as a page is high enough for it. `begin`
 * draws what stands on top of a page, before the rest, so that it is also read first.
 */
export function flow(
  parts: Part[],
  frame: Frame,
  begin: (canvas: Canvas, index: number) => void = () => {},
): Canvas[] {
  const pages: Canvas[] = []
  let y = 0
  let top = true

  function turn() {
    const canvas = createCanvas()
    begin(canvas, pages.length)
    y = pages.length === 0 ? frame.first : frame.others
    pages.push(canvas)
    top = true
  }

  function place(part: Part) {
    const canvas = pages.at(-1)!
    const { head, before = 0 } = part
    if (top && head && pages.length > 1) {
      head.draw(canvas, y)
      y += head.height
    }
    if (!top) y += before
    part.draw(canvas, y)
    y += part.height
    top = false
  }

  turn()
  for (const chain of chains(parts)) {
    const first = chain[0]!
    const white = top ? 0 : (first.before ?? 0)
    const height = heightOf(chain)
    const head = first.head?.height ?? 0
    if (!top && y + white + height > frame.bottom && head + height <= frame.bottom - frame.others) turn()
    for (const part of chain) {
      if (!top && y + (part.before ?? 0) + part.height > frame.bottom) turn()
      place(part)
    }
  }
  return pages
}

function chains(parts: Part[]): Part[][] {
  const found: Part[][] = []
  let chain: Part[] = []
  for (const part of parts) {
    chain.push(part)
    if (part.keepNext) continue
    found.push(chain)
    chain = []
  }
  return chain.length > 0 ? [...found, chain] : found
}

/** Of parts on one page, without the white above the first. */
const heightOf = (chain: Part[]): number =>
  chain.reduce((total, part, index) => total + part.height + (index === 0 ? 0 : (part.before ?? 0)), 0)
