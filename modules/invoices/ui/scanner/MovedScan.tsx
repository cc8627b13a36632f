import { useEffect, useId, useRef } from "react"
import { UndoButton } from "#ui/kit/UndoButton.tsx"
import type { Offer } from "#ui/lib/undo.ts"
import { focusWithin, rowTarget } from "#ui/list/rowFocus.ts"

/** In the place of a scan that was just thrown away or put back: that it was, and the way back. */
export function MovedScan({ offer }: { offer: Offer }) {
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
