import { Mail, Phone, UserRound } from "lucide-react"
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
  const { clientName, clientEmail, clientPhone } = metadata
  if (!clientName) return null
  return (
    <Card
      sheet
      title={t("projects.detail.client")}
      className="project-client"
      aside={
        manager &&
        customerId !== null &&
        hasScreen("/klanten/:id") && (
          <Link href={`/klanten/${customerId}`}>{t("projects.detail.clientCard")}</Link>
        )
      }
    >
      <ul className="sheet-rows plain">
        <li>
          <UserRound aria-hidden size="1.2em" />
          <strong>{clientName}</strong>
        </li>
        {clientPhone && (
          <li>
            <Phone aria-hidden size="1.2em" />
            <a className="touch" href={telephoneLink(clientPhone)}>
              {clientPhone}
            </a>
          </li>
        )}
        {clientEmail && (
          <li>
            <Mail aria-hidden size="1.2em" />
            <a className="touch" href={`mailto:${clientEmail}`}>
              {clientEmail}
            </a>
          </li>
        )}
      </ul>
    </Card>
  )
}
