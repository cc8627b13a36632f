import { Check, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import type { Privacy } from "../../sheets/schema.ts"

const atOnce = 5

/** What one said to the notice, and when; the newest first. */
export function Answers({ answers }: { answers: Privacy["answers"] }) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const shown = all ? answers : answers.slice(0, atOnce)
  return (
    <Card title={t("gps.privacy.answers.title")} className="no-print">
      {answers.length === 0 && <p className="muted">{t("gps.privacy.answers.none")}</p>}
      <ul className="privacy-answers stack">
        {shown.map(({ at, answer, device }) => (
          <li key={`${at} ${device}`} className="cluster">
            <Badge tone={answer === "yes" ? "ok" : "neutral"} icon={answer === "yes" ? Check : X}>
              {t(`gps.privacy.answers.${answer}`)}
            </Badge>
            <time dateTime={at}>{formatMoment(at)}</time>
            {device && <span className="muted">{t("gps.privacy.answers.device", { device })}</span>}
          </li>
        ))}
      </ul>
      {shown.length < answers.length && (
        <Button className="button-small" onClick={() => setAll(true)}>
          {t("gps.privacy.answers.more", { count: answers.length - shown.length })}
        </Button>
      )}
    </Card>
  )
}
