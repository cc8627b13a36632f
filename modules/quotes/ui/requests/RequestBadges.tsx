import { MessageSquarePlus, Zap } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Status } from "#ui/kit/Status.tsx"
import type { QuoteRequest } from "../../requests/schema.ts"

/** How far its documents are and on which pile it lies. Spam has no documents, so no state of them either. */
export function RequestBadges({ request }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  const { status, documentState, pile, urgency, hasNews } = request
  return (
    <p className="cluster tight">
      {documentState !== "none" && <Status of={`request.${status}`} />}
      {documentState === "failed" && <Status of="request.failed" />}
      {pile !== "open" && <Status of={`disposition.${pile}`} />}
      {hasNews && (
        <Badge tone="info" icon={MessageSquarePlus}>
          {t("quotes.request.added")}
        </Badge>
      )}
      {urgency === "spoed" && (
        <Badge tone="bad" icon={Zap}>
          {t("quotes.request.urgent")}
        </Badge>
      )}
    </p>
  )
}
