import { useTranslation } from "react-i18next"
import type { Agent } from "#modules/settings/schema.ts"
import { useAgents } from "#modules/settings/ui/agents/hooks.ts"
import { formatDate, formatTime } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import { useOnline } from "#ui/lib/online.ts"
import { useHealth } from "./hooks.ts"

type State = "unknown" | Agent["state"]

/** Measured, not promised: the database answers a question, and each background worker tells how its last run went. */
export function SystemStatus() {
  const { t } = useTranslation()
  const health = useHealth()
  const agents = useAgents()
  const online = useOnline()
  const database = !online ? "unknown" : health.error ? "failing" : health.data ? "ok" : "unknown"
  return (
    <section aria-label={t("dashboard.status.title")}>
      <ul className="dashboard-status plain">
        <Line name={t("dashboard.status.database")} state={database} />
        {(agents.data ?? []).map((agent) => (
          <Line key={agent.id} name={agent.name} state={agent.state} agent={agent} />
        ))}
      </ul>
    </section>
  )
}

/** What goes wrong says why, and what waits how much; of what goes well the last time stands in its title. */
function Line({ name, state, agent }: { name: string; state: State; agent?: Agent }) {
  const { t } = useTranslation()
  const more = agent?.lastError ?? agent?.note ?? (agent?.lastRunAt && lastRunText(agent.lastRunAt))
  return (
    <li className={`dashboard-state ${state}`} title={more || undefined}>
      <span>{name}</span> {t(`dashboard.status.state.${state}`).toLowerCase()}
      {agent && agent.waiting > 0 && <span>, {t("dashboard.status.waiting", { count: agent.waiting })}</span>}
      {state === "failing" && more && <span>: {more}</span>}
    </li>
  )
}

/** A time alone is one of today. */
export const lastRunText = (at: string, now = new Date()): string =>
  formatDate(at) === formatDate(now)
    ? t("dashboard.status.measured", { time: formatTime(at) })
    : t("dashboard.status.measuredOn", { day: formatDate(at), time: formatTime(at) })
