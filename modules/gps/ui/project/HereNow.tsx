import { Timer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { formatTime } from "#ui/lib/format.ts"
import type { ProjectHours } from "../../sheets/schema.ts"

/** Whose timer runs on this project. */
export function HereNow({ running }: { running: ProjectHours["running"] }) {
  const { t } = useTranslation()
  if (running.length === 0) return null
  return (
    <div className="cluster">
      <Badge tone="info" icon={Timer}>
        {t("gps.project.now")}
      </Badge>
      <ul className="cluster roomy">
        {running.map(({ accountId, person, since }) => (
          <li key={accountId}>
            {person} <span className="muted">{t("gps.project.since", { time: formatTime(since) })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
