import { useTranslation } from "react-i18next"
import { api as mails } from "#modules/settings/ui/mail/api.ts"
import { mailPath } from "#modules/settings/ui/mail/hooks.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { Appointment } from "../../../appointments/schema.ts"
import { requestsPath } from "../hooks.ts"

/** What the client knows of it by mail, and what he does not know yet. */
export function AppointmentMail({ appointment: { mail, told, withdrawn } }: { appointment: Appointment }) {
  const { t } = useTranslation()
  const again = useAction(mails.again, {
    refreshes: [requestsPath, mailPath],
    failed: "quotes.appointment.againFailed",
  })
  if (told === "nothing") return null
  if (withdrawn) return <Notice tone="warn">{t("quotes.appointment.tell")}</Notice>
  if (told === "earlier") return <Notice tone="warn">{t("quotes.appointment.tellNow")}</Notice>
  if (!mail) return <p className="muted">{t("quotes.appointment.mail.sent")}</p>
  return (
    <div className="cluster" role="status">
      <p className="muted">
        {t(`quotes.appointment.mail.${mail.state}`)}
        {mail.error && ` ${mail.error}`}
      </p>
      {mail.state !== "sent" && (mail.state !== "waiting" || mail.error) && (
        <Button className="button-small" busy={again.busy} onClick={() => void again.act(mail.id)}>
          {t("quotes.appointment.again")}
        </Button>
      )}
    </div>
  )
}
