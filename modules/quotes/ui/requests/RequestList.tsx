import { useTranslation } from "react-i18next"
import type { QuoteRequest } from "../../requests/schema.ts"
import { MovedRow } from "./MovedRow.tsx"
import { RequestRow } from "./RequestRow.tsx"
import type { MovedRequests } from "./requestList.ts"

export function RequestList({ rows, moved }: { rows: QuoteRequest[]; moved: MovedRequests }) {
  const { t } = useTranslation()
  return (
    <ul className="requests stack" aria-label={t("quotes.requests.list")}>
      {rows.map((row) => {
        const move = moved.of(row.id)
        return move?.offer ? (
          <MovedRow key={row.id} request={move.row} offer={move.offer} moved={moved} />
        ) : (
          <RequestRow key={row.id} row={row} moved={moved} />
        )
      })}
    </ul>
  )
}
