import { useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { focusWithin, useRowKeys } from "#ui/lib/rowFocus.ts"
import type { QuoteRequest } from "../../requests/schema.ts"
import { MovedRow } from "./MovedRow.tsx"
import { RequestRow } from "./RequestRow.tsx"
import type { MovedRequests, RequestView } from "./requestView.ts"

const atOnce = 50

/** The rows, fifty at a time; J and K walk through them, also past the fiftieth. */
export function RequestList({
  rows,
  view,
  moved,
}: {
  rows: QuoteRequest[]
  view: RequestView
  moved: MovedRequests
}) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(atOnce)
  const count = rows.filter(({ id }) => !moved.of(id)).length
  const left = Math.min(atOnce, rows.length - shown)
  useRowKeys(list, left > 0 ? more : undefined)

  function more() {
    flushSync(() => setShown(shown + atOnce))
    focusWithin(list.current?.children[shown])
  }

  return (
    <>
      <p className="muted list-total" role="status">
        {t("quotes.requests.found", { count })}
      </p>
      <ul className="requests" ref={list} aria-label={t("quotes.requests.list")}>
        {rows.slice(0, shown).map((row) => {
          const move = moved.of(row.id)
          return move?.from ? (
            <MovedRow key={row.id} request={move.row} from={move.from} moved={moved} />
          ) : (
            <RequestRow key={row.id} row={row} view={view} moved={moved} />
          )
        })}
      </ul>
      {left > 0 && <Button onClick={more}>{t("quotes.requests.more", { count: left })}</Button>}
    </>
  )
}
