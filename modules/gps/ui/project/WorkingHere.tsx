import { Timer, UserRound } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { formatWhen } from "#ui/lib/when.ts"
import { useRunning } from "./hooks.ts"

/** On a project's page: who works there at this moment; nothing when nobody does. */
export default function WorkingHere({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data: running = [] } = useRunning(id)
  if (running.length === 0) return null
  return (
    <Card
      sheet
      className="working-here no-print"
      title={t("gps.project.working")}
      aside={
        <Badge tone="ok" icon={Timer}>
          {t("gps.project.busy")}
        </Badge>
      }
    >
      <ul className="sheet-rows plain">
        {running.map(({ accountId, person, since }) => (
          <li key={accountId}>
            <UserRound aria-hidden size="1.2em" />
            <span className="stack flush">
              <span>{person}</span>
              <span className="muted">{t("gps.project.since", { time: formatWhen(since) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
