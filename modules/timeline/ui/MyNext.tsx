import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Card } from "#ui/kit/Card.tsx"
import { shortDay } from "#ui/lib/dates.ts"
import type { Mine } from "./useMine.ts"

/** The days on which who is signed in is needed after today. */
export function MyNext({ mine: { next } }: { mine: Mine }) {
  const { t } = useTranslation()
  return (
    <Card
      title={t("timeline.mine.next")}
      aside={<Link href="/project-timeline">{t("timeline.mine.week")}</Link>}
    >
      {next.length === 0 ? (
        <p className="muted">{t("timeline.mine.nothingNext")}</p>
      ) : (
        <ul className="my-next lines">
          {next.map(({ day, project: { id, name, address } }) => (
            <li key={`${day}-${id}`}>
              <time dateTime={day}>{shortDay(day)}</time>
              <Link href={`/projects/${id}`}>
                <strong>{name}</strong>
                {address && <span className="muted">{address}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link className="touch" href="/verlof">
        {t("timeline.mine.toAbsence")}
      </Link>
    </Card>
  )
}
