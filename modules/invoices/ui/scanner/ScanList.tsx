import { type ReactNode, useEffect, useId, useRef } from "react"
import { UndoButton } from "#ui/kit/UndoButton.tsx"
import type { Offer } from "#ui/lib/undo.ts"
import { useMoved } from "#ui/lib/useMoved.ts"
import { focusWithin, rowTarget, useRowKeys } from "#ui/list/rowFocus.ts"
import type { ScanRow } from "../../scans/schema.ts"
import { ScanItem } from "./ScanItem.tsx"
import type { ScanPile } from "./scanList.ts"

interface ScanListProps {
  rows: ScanRow[]
  pile: ScanPile
  empty: ReactNode
}

/** Scans, newest first; J and K walk through them, Enter opens one. What moved keeps its place, with the way back. */
export function ScanList({ rows, pile, empty }: ScanListProps) {
  const moved = useMoved<ScanRow>()
  const all = moved.among(rows)
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list)

  if (all.length === 0) return empty
  return (
    <ul ref={list} className="scan-rows stack flush">
      {all.map((row) => {
        const move = moved.of(row.id)
        return move?.offer ? (
          <MovedScan key={row.id} offer={move.offer} />
        ) : (
          <ScanItem key={row.id} scan={row} pile={pile} moved={moved} />
        )
      })}
    </ul>
  )
}

/** In the place of a scan that was just thrown away or put back: that it was, and the way back. */
function MovedScan({ offer }: { offer: Offer }) {
  const text = useId()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => void focusWithin(row.current), [])
  return (
    <li ref={row} className="scan-row scan-row-moved stack">
      <p id={text}>{offer.said}</p>
      <UndoButton {...rowTarget} of={offer} aria-describedby={text} />
    </li>
  )
}
