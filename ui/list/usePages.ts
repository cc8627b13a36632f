import { useRef } from "react"
import { flushSync } from "react-dom"
import { usePrinting } from "../lib/usePrinting.ts"
import { useWide } from "../lib/useWide.ts"

/** A phone is so narrow that its rows are high: as many as a few turns of a thumb. */
const onPhone = 12
const whereThereIsRoom = 60

export interface Pages<Row> {
  shown: Row[]
  /** How many the next asking brings. */
  next: number
  /** Undefined once all are there. */
  more: (() => void) | undefined
}

interface PagedView<Row> {
  list: { keyOf: (row: Row) => number | string }
  page: number
  openKey: string
  chosen: string
  turnTo: (page: number) => void
}

/**
 * Of a list so many rows at a time, the rest on asking, so that a screen stays short whatever a company has. How many is
 * in the address, so that Back leads to as many; the row that was opened is always among them. On paper stands all.
 */
export function usePages<Row>(
  { list, page, openKey, chosen, turnTo }: PagedView<Row>,
  rows: Row[],
): Pages<Row> {
  const atOnce = useWide() ? whereThereIsRoom : onPhone
  const printing = usePrinting()
  const openAt = openKey === "" ? -1 : rows.findIndex((row) => String(list.keyOf(row)) === openKey)
  const opened = useRef({ chosen, least: 0 })
  if (opened.current.chosen !== chosen) opened.current = { chosen, least: 0 }
  // Whoever closes it stands on its row again.
  opened.current.least = Math.max(opened.current.least, openAt + 1)
  const pages = Math.max(page, Math.ceil(opened.current.least / atOnce))
  const shown = printing ? rows : rows.slice(0, pages * atOnce)
  const left = rows.length - shown.length
  return {
    shown,
    next: Math.min(atOnce, left),
    more: left > 0 ? () => flushSync(() => turnTo(pages + 1)) : undefined,
  }
}
