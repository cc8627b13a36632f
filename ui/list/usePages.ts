import { flushSync } from "react-dom"

/** Of a list so many rows at a time, the rest on asking. How many is in the address, so that Back leads to as many. */
export function usePages<Row>(
  { page, turnTo }: { page: number; turnTo: (page: number) => void },
  rows: readonly Row[],
  atOnce: number,
) {
  const shown = rows.slice(0, page * atOnce)
  const left = rows.length - shown.length
  const more = () => flushSync(() => turnTo(page + 1))
  return { shown, left, more: left > 0 ? more : undefined }
}
