import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatDate, formatEuros } from "#ui/lib/format.ts"
import type { QuoteRequest } from "../../requests/schema.ts"
import { DocumentLinks } from "../requests/DocumentLinks.tsx"
import { RequestBadges } from "../requests/RequestBadges.tsx"
import { useCustomerRequests } from "./hooks.ts"

/** What a customer asked for and what was quoted; nothing for who never sent a request. */
export default function CustomerRequests({ id }: { id: number }) {
  const { t } = useTranslation()
  const requests = useCustomerRequests(id)
  if (!requests.data && !requests.error) return <Skeleton lines={3} height="3.5rem" />
  if (requests.data?.length === 0) return null
  return (
    <Card title={t("quotes.customer.title")}>
      <Loaded from={requests}>
        {(known) => (
          <ul className="lines">
            {known.map((request) => (
              <Request key={request.id} request={request} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

function Request({ request }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  const { id, referenceNumber, createdAt, projectTypes, projectId, estimatedPrice, documentState } = request
  return (
    <li className="customer-request">
      <div className="cluster flush">
        <Link className="customer-request-link" href={`/offerte-aanvragen?aanvraag=${id}`}>
          {referenceNumber}
        </Link>
        <RequestBadges request={request} />
        <strong className="customer-request-price">
          {estimatedPrice > 0 ? formatEuros(estimatedPrice) : t("quotes.request.noPrice")}
        </strong>
      </div>
      <p className="document-facts">
        {projectTypes.map((type) => typeLabels[type]).join(", ")} ·{" "}
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
      {documentState !== "none" && <DocumentLinks request={request} />}
      {projectId !== null && (
        <Link className="customer-request-link" href={`/projects/${projectId}`}>
          {t("quotes.request.project")}
        </Link>
      )}
    </li>
  )
}
