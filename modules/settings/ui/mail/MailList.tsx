import { MailOpen } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import type { MailOverview } from "../../schema.ts"
import { MailItem } from "./MailItem.tsx"

/** The last fifty mails, newest first. */
export function MailList({ overview }: { overview: MailOverview }) {
  const { t } = useTranslation()
  const { recent, waiting, failed, configured } = overview
  return (
    <Card title={t("settings.mail.list.title")} className="settings-card">
      <p className="muted" role="status">
        {t("settings.mail.list.waiting", { count: waiting })}{" "}
        {t("settings.mail.list.failed", { count: failed })}
      </p>
      {recent.length === 0 ? (
        <EmptyState icon={MailOpen} title={t("settings.mail.list.empty")}>
          {t("settings.mail.list.emptyText")}
        </EmptyState>
      ) : (
        <ul className="lines" aria-label={t("settings.mail.list.title")}>
          {recent.map((mail) => (
            <MailItem key={mail.id} mail={mail} configured={configured} />
          ))}
        </ul>
      )}
    </Card>
  )
}
