import { FileText, Mail, Phone, UserRound } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Card } from "#ui/kit/Card.tsx"
import { telephoneLink } from "#ui/lib/format.ts"
import { useHasScreen } from "#ui/lib/office.ts"
import type { Project } from "../../schema.ts"

/** Who it is for: one press calls, one press writes. Only when there is a customer. */
export function Client({ project, manager }: { project: Project; manager: boolean }) {
  const { t } = useTranslation()
  const hasScreen = useHasScreen()
  const { customerId, metadata } = project
  const { clientName, clientEmail, clientPhone, offerteId } = metadata
  if (!clientName) return null
  return (
    <Card title={t("projects.detail.client")} className="project-client">
      <p className="project-client-name row">
        <UserRound aria-hidden size="1.2em" />
        {manager && customerId !== null && hasScreen("/klanten/:id") ? (
          <Link className="touch" href={`/klanten/${customerId}`}>
            {clientName}
          </Link>
        ) : (
          <strong>{clientName}</strong>
        )}
      </p>
      {clientPhone && (
        <p className="row">
          <Phone aria-hidden size="1.2em" />
          <a className="touch" href={telephoneLink(clientPhone)}>
            {clientPhone}
          </a>
        </p>
      )}
      {clientEmail && (
        <p className="row">
          <Mail aria-hidden size="1.2em" />
          <a className="touch" href={`mailto:${clientEmail}`}>
            {clientEmail}
          </a>
        </p>
      )}
      {offerteId !== null && hasScreen("/offertes/:id") && (
        <p className="row">
          <FileText aria-hidden size="1.2em" />
          <Link className="touch" href={`/offertes/${offerteId}`}>
            {t("projects.detail.quotation")}
          </Link>
        </p>
      )}
    </Card>
  )
}
