import { CircleCheck, CircleOff } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { reaches } from "#src/shared/roles.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import type { MailOverview } from "../../schema.ts"
import { MailTest } from "./MailTest.tsx"

/** Whether mail can be sent, or what is missing for it. */
export function MailSetup({ overview }: { overview: MailOverview }) {
  const { t } = useTranslation()
  const owner = reaches(useSignedIn().role, "owner")
  return (
    <Card
      title={t("settings.mail.title")}
      className="settings-card mail-setup"
      aside={<SetupBadge configured={overview.configured} />}
    >
      {overview.missing ? (
        <Missing part={overview.missing} />
      ) : (
        <>
          <p>{t("settings.mail.on", { from: overview.from })}</p>
          <p className="muted">{t("settings.mail.what")}</p>
          {owner && <MailTest overview={overview} />}
        </>
      )}
    </Card>
  )
}

function SetupBadge({ configured }: { configured: boolean }) {
  const { t } = useTranslation()
  return configured ? (
    <Badge tone="ok" icon={CircleCheck}>
      {t("settings.mail.badge.on")}
    </Badge>
  ) : (
    <Badge tone="warn" icon={CircleOff}>
      {t("settings.mail.badge.off")}
    </Badge>
  )
}

function Missing({ part }: { part: "server" | "sender" }) {
  const { t } = useTranslation()
  return (
    <>
      <p>
        <strong>{t("settings.mail.off")}</strong> {t("settings.mail.offMeans")}
      </p>
      {part === "server" ? (
        <>
          <p>{t("settings.mail.serverHow")}</p>
          <p className="mail-example">{t("settings.mail.serverExample")}</p>
          <p className="muted">{t("settings.mail.serverAfter")}</p>
        </>
      ) : (
        <p>
          {t("settings.mail.senderHow")} <Link href="?tab=bedrijf">{t("settings.mail.senderLink")}</Link>
        </p>
      )}
    </>
  )
}
