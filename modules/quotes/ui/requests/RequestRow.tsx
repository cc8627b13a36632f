import { Camera } from "lucide-react"
import { useTranslation } from "react-i18next"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { formatMoment } from "#ui/lib/format.ts"
import { ItemLink } from "#ui/list/ListRows.tsx"
import type { QuoteRequest } from "../../requests/schema.ts"
import { ContactLinks } from "./ContactLinks.tsx"
import { useFresh } from "./hooks.ts"
import { Price } from "./Price.tsx"
import { RequestBadges } from "./RequestBadges.tsx"
import { RowDocuments } from "./RowDocuments.tsx"
import { RowWays } from "./RowWays.tsx"
import type { MovedRequests } from "./requestList.ts"
import { rowId } from "./requestRow.ts"
import { TriageButtons } from "./TriageButtons.tsx"

/** One request in the list: pressing it anywhere opens it, but for the links and buttons on it. */
export function RequestRow({ row, moved }: { row: QuoteRequest; moved: MovedRequests }) {
  const { t } = useTranslation()
  const request = useFresh(row)
  const { id, contactInfo, projectTypes, referenceNumber, createdAt, photos } = request
  return (
    <li id={rowId(id)} className="request-row stack">
      <div className="request-who stack">
        <div className="cluster">
          <h2 className="request-name">
            <ItemLink id={id} className="cover-link touch">
              {contactInfo.name}
            </ItemLink>
          </h2>
          <RequestBadges request={request} />
        </div>
        <p>{projectTypes.map((type) => typeLabels[type]).join(", ")}</p>
        <p className="muted cluster flush">
          {contactInfo.city && <span>{contactInfo.city}</span>}
          <span>{referenceNumber}</span>
          {photos.length > 0 && (
            <span className="row">
              <Camera aria-hidden size="1.1em" /> {t("quotes.request.photos", { count: photos.length })}
            </span>
          )}
        </p>
      </div>
      <ContactLinks contact={contactInfo} />
      <div className="request-figures stack flush">
        <Price request={request} />
        <p className="muted">
          <span className="visually-hidden">{t("quotes.request.received")} </span>
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </p>
      </div>
      <div className="request-foot split">
        <RowDocuments request={request} />
        <RowWays request={request} />
        <TriageButtons request={request} moved={moved} plain />
      </div>
    </li>
  )
}
