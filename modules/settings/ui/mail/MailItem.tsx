import { Ban, Check, Clock, type LucideIcon, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge, type Tone } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Mail } from "../../schema.ts"
import { api } from "./api.ts"
import { isOnItsWay, mailPath } from "./hooks.ts"

const looks: Record<Mail["state"], readonly [Tone, LucideIcon]> = {
  waiting: ["info", Clock],
  sent: ["ok", Check],
  failed: ["bad", TriangleAlert],
  cancelled: ["neutral", Ban],
}

export function MailItem({ mail, configured }: { mail: Mail; configured: boolean }) {
  const { t } = useTranslation()
  const { subject, recipient, state, createdAt, error, nextAttemptAt } = mail
  const [tone, icon] = looks[state]
  return (
    <li className="mail-row stack">
      <div className="stack flush">
        <p>
          <strong>{subject}</strong>
        </p>
        <p className="muted mail-whom cluster flush">
          <span>{t("settings.mail.list.to", { recipient })}</span>
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </p>
        {error && <p className={state === "failed" ? "mail-failure" : "muted"}>{error}</p>}
        {error && nextAttemptAt && (
          <p className="muted">{t("settings.mail.list.next", { moment: formatMoment(nextAttemptAt) })}</p>
        )}
      </div>
      <p className="mail-state">
        <Badge tone={tone} icon={icon}>
          {t(`settings.mail.state.${state}`)}
        </Badge>
      </p>
      {state !== "sent" && !isOnItsWay(mail) && <Actions mail={mail} configured={configured} />}
    </li>
  )
}

function Actions({
  mail: { id, state, subject, recipient },
  configured,
}: {
  mail: Mail
  configured: boolean
}) {
  const { t } = useTranslation()
  const again = useAction(api.again, {
    refreshes: mailPath,
    done: "settings.mail.list.againDone",
    failed: "settings.mail.list.againFailed",
  })
  const cancel = useAction(api.cancel, {
    refreshes: mailPath,
    done: "settings.mail.list.cancelled",
    failed: "settings.mail.list.cancelFailed",
  })
  const about = (
    <span className="visually-hidden">: {t("settings.mail.list.about", { subject, recipient })}</span>
  )
  return (
    <div className="cluster whole">
      {configured && (
        <Button onClick={() => again.act(id)} busy={again.busy}>
          {t("settings.mail.list.again")}
          {about}
        </Button>
      )}
      {state !== "cancelled" && (
        <Button onClick={() => cancel.act(id)} busy={cancel.busy} variant="plain">
          {t("settings.mail.list.cancel")}
          {about}
        </Button>
      )}
    </div>
  )
}
