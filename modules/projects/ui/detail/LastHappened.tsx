import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatShortMoment } from "#ui/lib/format.ts"
import { useHistory } from "../hooks.ts"
import { historyText } from "./historyText.ts"

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
            {entries.slice(0, most).map((entry) => (
              <li key={entry.id}>
                <span>{historyText(entry)}</span>
                <time className="muted" dateTime={entry.at}>
                  {formatShortMoment(new Date(entry.at))}
                </time>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Card>
  )
}
