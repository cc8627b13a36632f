import { useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { UndoButton } from "#ui/kit/UndoButton.tsx"
import type { Offer } from "#ui/lib/undo.ts"
import { useLinger } from "#ui/lib/useLinger.ts"
import { focusWithin, rowTarget } from "#ui/list/rowFocus.ts"
import type { QuoteRequest } from "../../requests/schema.ts"
import type { MovedRequests } from "./requestList.ts"
import { rowId } from "./requestRow.ts"

/** In the place of a request that was just moved: what happened to it, and the way back. */
export function MovedRow({
  request,
  offer,
  moved,
}: {
  request: QuoteRequest
  offer: Offer
  moved: MovedRequests
}) {
  const { t } = useTranslation()
  const text = useId()
  const row = useRef<HTMLLIElement>(null)
  const hold = useLinger(() => {
    if (row.current?.contains(document.activeElement))
      focusWithin(row.current.nextElementSibling ?? row.current.previousElementSibling)
    moved.forget(request.id)
  }, false)
  useEffect(() => void focusWithin(row.current), [])

  return (
    <li ref={row} id={rowId(request.id)} className="request-moved split" {...hold}>
      <p id={text}>
        {t(`quotes.triage.moved.${request.disposition}`, { name: request.contactInfo.name })}{" "}
        <span className="muted">{request.referenceNumber}</span>
      </p>
      <UndoButton {...rowTarget} of={offer} aria-describedby={text} />
    </li>
  )
}
