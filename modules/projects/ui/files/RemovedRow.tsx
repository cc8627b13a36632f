import { useEffect, useId, useRef } from "react"
import { UndoButton } from "#ui/kit/UndoButton.tsx"
import type { Offer } from "#ui/lib/undo.ts"

/** In the place of a file that was just removed: that it was, and the way back. */
export function RemovedRow({ offer }: { offer: Offer }) {
  const text = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <li className="file file-removed">
      <p id={text} className="flush">
        {offer.said}
      </p>
      <UndoButton ref={button} of={offer} aria-describedby={text} />
    </li>
  )
}
