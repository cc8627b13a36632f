import { FileText, Inbox } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { useProject } from "#modules/projects/ui/hooks.ts"
import { Card } from "#ui/kit/Card.tsx"
import { formatDate, formatEuros } from "#ui/lib/format.ts"
import { useQuotation } from "./hooks.ts"

/** On a project's page: the quotation that it is done for and the request it came from, each one press away. */
export default function QuotationInShort({ id }: { id: number }) {
  const { t } = useTranslation()
  const known = useQuotation(id).data
  const acceptedAt = useProject(id).data?.acceptedAt
  if (!known?.quotation) return null
  const { quotation, request } = known
  const accepted = acceptedAt && t("quotes.overview.onProject.accepted", { day: formatDate(acceptedAt) })
  return (
    <Card sheet className="quotation-short no-print" title={t("quotes.overview.onProject.title")}>
      <ul className="sheet-rows plain">
        <li>
          <FileText aria-hidden size="1.2em" />
          <span className="stack flush">
            <Link href={`/offertes/${quotation.id}`}>{quotation.number}</Link>
            <span className="muted">
              {[formatEuros(quotation.price), accepted].filter(Boolean).join(" · ")}
            </span>
          </span>
        </li>
        {request && (
          <li>
            <Inbox aria-hidden size="1.2em" />
            <Link href={`/offerte-aanvragen?aanvraag=${request.id}`}>
              {t("quotes.overview.onProject.request", { number: request.referenceNumber })}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  )
}
