import { CheckCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { hoursText } from "#ui/lib/hoursText.ts"
import type { ProjectHours as Hours } from "../../sheets/schema.ts"
import { weeksHref } from "../week/addresses.ts"
import { HereNow } from "./HereNow.tsx"
import { HoursByPerson } from "./HoursByPerson.tsx"
import { HoursByWeek } from "./HoursByWeek.tsx"
import { useProjectHours } from "./hooks.ts"

/** On a project's page: what was worked on it, by whom and when, and who is there now. */
export default function ProjectHours({ id }: { id: number }) {
  const { t } = useTranslation()
  const hours = useProjectHours(id)
  return (
    <Card
      title={t("gps.project.title")}
      aside={<Link href={weeksHref(undefined, id)}>{t("gps.project.toWeeks")}</Link>}
    >
      <Loaded from={hours}>
        {(known) =>
          known.people.length === 0 ? (
            <p className="muted">{t("gps.project.none")}</p>
          ) : (
            <div className="stack roomy">
              <Sums hours={known} />
              <HereNow running={known.running} />
              <HoursByPerson people={known.people} />
              <HoursByWeek weeks={known.weeks} />
            </div>
          )
        }
      </Loaded>
    </Card>
  )
}

function Sums({ hours: { minutes, approvedMinutes, openMinutes, open } }: { hours: Hours }) {
  const { t } = useTranslation()
  const parts = [
    t("gps.project.approved", { hours: hoursText(approvedMinutes) }),
    openMinutes > 0 && t("gps.project.open", { hours: hoursText(openMinutes) }),
  ].filter(Boolean)
  return (
    <>
      <p>
        <strong>{t("gps.project.total", { hours: hoursText(minutes) })}</strong>{" "}
        <span className="muted">({parts.join(", ")})</span>
      </p>
      {open > 0 && (
        <p>
          <Link className="touch" href="/uren/goedkeuren">
            <CheckCheck aria-hidden size="1.2em" />
            {t("gps.project.toApprove", { count: open })}
          </Link>
        </p>
      )}
    </>
  )
}
