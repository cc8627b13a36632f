import { flushSync } from "react-dom"

export interface Pages<Row> {
  shown: readonly Row[]
  /** How many are not. */
  left: number
  /** Undefined once all are there. */
  more: (() => void) | undefined
}

/** Of a list so many rows at a time, the rest on asking. How many is in the address, so that Back leads to as many. */
export function usePages<Row>(
  { page, turnTo }: { page: number; turnTo: (page: number) => void },
  rows: readonly Row[],
  atOnce: number,
): Pages<Row> {
  const shown = rows.slice(0, page * atOnce)
  const left = rows.length - shown.length
  return { shown, left, more: left > 0 ? () => flushSync(() => turnTo(page + 1)) : undefined }
}
