import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { focusWithin } from "#ui/list/rowFocus.ts"
import type { Pages } from "#ui/list/usePages.ts"
import type { QuoteRequest } from "../../requests/schema.ts"
import { MovedRow } from "./MovedRow.tsx"
import { RequestRow } from "./RequestRow.tsx"
import type { MovedRequests } from "./requestList.ts"

/** Requests shown at a time. */
export const atOnce = 50

export function RequestList({
  pages: { shown, left, more },
  moved,
}: {
  pages: Pages<QuoteRequest>
  moved: MovedRequests
}) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)

  function showMore() {
    more?.()
    focusWithin(list.current?.children[shown.length])
  }

  return (
    <>
      <ul className="requests stack" ref={list} aria-label={t("quotes.requests.list")}>
        {shown.map((row) => {
          const move = moved.of(row.id)
          return move?.offer ? (
            <MovedRow key={row.id} request={move.row} offer={move.offer} moved={moved} />
          ) : (
            <RequestRow key={row.id} row={row} moved={moved} />
          )
        })}
      </ul>
      {more && (
        <Button onClick={showMore}>{t("quotes.requests.more", { count: Math.min(atOnce, left) })}</Button>
      )}
    </>
  )
}
