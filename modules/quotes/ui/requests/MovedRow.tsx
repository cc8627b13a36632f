import { Undo2 } from "lucide-react"
import { useEffect, useId, useRef } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { useLinger } from "#ui/lib/useLinger.ts"
import { focusWithin, rowTarget } from "#ui/list/rowFocus.ts"
import type { Disposition, QuoteRequest } from "../../requests/schema.ts"
import type { MovedRequests } from "./requestList.ts"
import { focusRow, rowId } from "./requestRow.ts"
import { useUndo } from "./useDispose.ts"

/** In the place of a request that was just moved: what happened to it, and the way back. */
export function MovedRow({
  request,
  from,
  moved,
}: {
  request: QuoteRequest
  from: Disposition
  moved: MovedRequests
}) {
  const { t } = useTranslation()
  const text = useId()
  const row = useRef<HTMLLIElement>(null)
  const { act, busy, error } = useUndo()
  const hold = useLinger(() => {
    if (row.current?.contains(document.activeElement))
      focusWithin(row.current.nextElementSibling ?? row.current.previousElementSibling)
    moved.forget(request.id)
  }, busy)
  useEffect(() => void focusWithin(row.current), [])

  async function takeBack() {
    if (!(await act(request.id, from))) return
    flushSync(() => moved.forget(request.id))
    focusRow(request.id)
  }

  return (
    <li ref={row} id={rowId(request.id)} className="request-moved" {...hold}>
      <p id={text}>
        {t(`quotes.triage.moved.${request.disposition}`, { name: request.contactInfo.name })}{" "}
        <span className="muted">{request.referenceNumber}</span>
      </p>
      <Button {...rowTarget} aria-describedby={text} busy={busy} onClick={takeBack}>
        <Undo2 aria-hidden size="1.2em" />
        {t("quotes.triage.undo")}
      </Button>
      <Notice tone="bad">{error?.message}</Notice>
    </li>
  )
}
