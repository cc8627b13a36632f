import { Coffee, Timer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { formatTime } from "#ui/lib/format.ts"
import type { Person } from "./WeekOfAll.tsx"

/** Whose timer runs, where and since when. Nothing when that is nobody's. */
export function RunningNow({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation()
  const running = people.flatMap(({ accountId, person, running }) =>
    running ? [{ accountId, person, ...running }] : [],
  )
  if (running.length === 0) return null
  return (
    <Card title={t("gps.week.now.title")} className="hours-now no-print">
      <ul className="stack tight">
        {running.map(({ accountId, person, since, projectName, paused }) => (
          <li key={accountId} className="cluster">
            <strong>{person}</strong>
            <span className="hours-now-where">{projectName || t("gps.week.now.general")}</span>
            <span className="muted">{t("gps.week.now.since", { time: formatTime(since) })}</span>
            <Badge tone={paused ? "neutral" : "info"} icon={paused ? Coffee : Timer}>
              {t(paused ? "gps.week.now.paused" : "gps.week.now.running")}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
