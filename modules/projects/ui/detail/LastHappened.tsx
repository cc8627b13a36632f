import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatWhen } from "#ui/lib/when.ts"
import { useHistory } from "../hooks.ts"
import { eventIcon } from "./eventIcon.ts"
import { historyText } from "./historyText.ts"
import { type LastEvent, lastEvents } from "./lastEvents.ts"

const most = 5

/** The newest lines of what happened, and the way to all of them. */
export function LastHappened({ id }: { id: number }) {
  const { t } = useTranslation()
  return (
    <Card
      sheet
      title={t("projects.history.last")}
      className="project-last"
      aside={<Link href="?tab=gebeurd">{t("projects.history.all")}</Link>}
    >
      <Loaded from={useHistory(id)} skeleton={<Skeleton lines={most} />}>
        {(entries) => (
          <ol className="plain">
            {lastEvents(entries, most).map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </ol>
        )}
      </Loaded>
    </Card>
  )
}

function Event({ event }: { event: LastEvent }) {
  const { t } = useTranslation()
  const Icon = eventIcon(event.action)
  return (
    <li>
      <Icon aria-hidden size="1.2em" />
      <span>
        {historyText(event)}
        {event.times > 1 && t("projects.history.times", { count: event.times })}
      </span>
      <time className="muted" dateTime={event.at}>
        {formatWhen(event.at)}
      </time>
    </li>
  )
}
