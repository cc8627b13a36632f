import { CircleCheck, CircleDashed, Clock, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { Agent } from "#modules/settings/schema.ts"
import { useAgents } from "#modules/settings/ui/agents/hooks.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { formatDate, formatTime } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import { useOnline } from "#ui/lib/online.ts"
import { useHealth } from "./hooks.ts"

const looks = {
  ok: ["ok", CircleCheck],
  busy: ["info", Clock],
  failing: ["bad", TriangleAlert],
  off: ["neutral", CircleDashed],
  unknown: ["neutral", CircleDashed],
} as const

/** Measured, not promised: the database answers a question, and each background worker tells how its last run went. */
export function SystemStatus() {
  const { t } = useTranslation()
  const health = useHealth()
  const agents = useAgents()
  const online = useOnline()
  const database = !online ? "unknown" : health.error ? "failing" : health.data ? "ok" : "unknown"
  return (
    <Card title={t("dashboard.status.title")}>
      <ul className="dashboard-status plain">
        <Line name={t("dashboard.status.database")} state={database} />
        {(agents.data ?? []).map((agent) => (
          <Line key={agent.id} name={agent.name} state={agent.state} agent={agent} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ name, state, agent }: { name: string; state: keyof typeof looks; agent?: Agent }) {
  const { t } = useTranslation()
  const [tone, icon] = looks[state]
  const more = agent?.lastError ?? agent?.note ?? (agent?.lastRunAt && lastRunText(agent.lastRunAt))
  return (
    <li className="split">
      <span>
        {name}
        {more && <span className="muted dashboard-status-more">{more}</span>}
      </span>
      <Badge tone={tone} icon={icon}>
        {t(`dashboard.status.state.${state}`)}
      </Badge>
    </li>
  )
}

/** A time alone is one of today. */
export const lastRunText = (at: string, now = new Date()): string =>
  formatDate(at) === formatDate(now)
    ? t("dashboard.status.measured", { time: formatTime(at) })
    : t("dashboard.status.measuredOn", { day: formatDate(at), time: formatTime(at) })
