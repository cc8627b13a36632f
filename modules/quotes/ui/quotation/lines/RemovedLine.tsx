import { useEffect, useId, useRef } from "react"
import { UndoButton } from "#ui/kit/UndoButton.tsx"
import type { Offer } from "#ui/lib/undo.ts"
import { useLinger } from "#ui/lib/useLinger.ts"

/** In the place of a line that was just removed: that it was, and the way back. */
export function RemovedLine({ offer, forget }: { offer: Offer; forget: () => void }) {
  const text = useId()
  const button = useRef<HTMLButtonElement>(null)
  const hold = useLinger(forget, false)
  useEffect(() => button.current?.focus(), [])
  return (
    <li className="quote-line-gone split no-print" {...hold}>
      <p id={text}>{offer.said}</p>
      <UndoButton ref={button} of={offer} aria-describedby={text} />
    </li>
  )
}
