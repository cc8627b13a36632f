import { type ReactNode, useRef } from "react"
import { useMoved } from "#ui/lib/useMoved.ts"
import { useRowKeys } from "#ui/list/rowFocus.ts"
import type { ScanRow } from "../../scans/schema.ts"
import { MovedScan } from "./MovedScan.tsx"
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
