import { FilePlus, FileText, Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { useProject } from "#modules/projects/ui/hooks.ts"
import { LinkButton } from "#ui/kit/Button.tsx"
import { telephoneLink } from "#ui/lib/format.ts"
import type { QuoteRequest } from "../../requests/schema.ts"
import { AppointmentButton } from "./appointment/AppointmentButton.tsx"

/** What one does next with a request: its quotation, a call, an appointment, and what it belongs to. */
export function RequestWays({ request }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  const { projectId, quotationId, quotationNumber: number, contactInfo } = request
  const customerId = useProject(projectId ?? undefined).data?.customerId ?? null
  return (
    <div className="request-ways cluster">
      {quotationId !== null && (
        <LinkButton variant="primary" href={`/offertes/${quotationId}`}>
          <FileText aria-hidden size="1.1em" />
          {t("quotes.overview.openNumber", { number })}
        </LinkButton>
      )}
      {quotationId === null && projectId !== null && (
        <LinkButton variant="primary" href={`/offertes/nieuw?project=${projectId}`}>
          <FilePlus aria-hidden size="1.1em" />
          {t("quotes.request.offer")}
        </LinkButton>
      )}
      <a className="button button-secondary" href={telephoneLink(contactInfo.phone)}>
        <Phone aria-hidden size="1.1em" />
        {t("quotes.request.call")}
      </a>
      <AppointmentButton request={request} />
      {projectId !== null && (
        <Link className="touch" href={`/projects/${projectId}`}>
          {t("quotes.request.project")}
        </Link>
      )}
      {customerId !== null && (
        <Link className="touch" href={`/klanten/${customerId}`}>
          {t("quotes.request.customer")}
        </Link>
      )}
    </div>
  )
}
