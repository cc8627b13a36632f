import { CalendarDays } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { dayOf } from "#src/shared/calendar.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import type { TimelineProject } from "../schema.ts"
import { worksOn } from "../week.ts"
import { fullDay } from "./dates.ts"
import { useWeek } from "./hooks.ts"

/** How far ahead the next day of work is looked for. */
const ahead = 28

/** Where who is signed in works today, or on which day he is needed next. */
export function MyWork() {
  const { t } = useTranslation()
  const { id } = useSignedIn()
  const week = useWeek(undefined)
  return (
    <Card title={t("timeline.mine.title")}>
      <Loaded from={week} skeleton={<Skeleton lines={2} height="3.5rem" />}>
        {({ projects, today }) => {
          const mine = projects.filter(
            ({ team, status }) => status !== "completed" && team.some((person) => person.id === id),
          )
          return <Days mine={mine} today={week.remembered ? dayOf(new Date()) : today} />
        }}
      </Loaded>
      <LinkButton href="/project-timeline">{t("timeline.mine.week")}</LinkButton>
    </Card>
  )
}

function Days({ mine, today }: { mine: TimelineProject[]; today: Day }) {
  const { t } = useTranslation()
  const now = mine.filter((project) => worksOn(project, today))
  const next = Array.from({ length: ahead }, (_, index) => addDays(today, index + 1)).find((day) =>
    mine.some((project) => worksOn(project, day)),
  )
  if (now.length === 0 && !next)
    return (
      <EmptyState icon={CalendarDays} title={t("timeline.mine.none")}>
        {t("timeline.mine.noneText")}
      </EmptyState>
    )
  return (
    <>
      {now.length > 0 ? <Places projects={now} /> : <p>{t("timeline.mine.notToday")}</p>}
      {now.length === 0 && next && (
        <>
          <h3 className="my-work-next">{t("timeline.mine.next", { day: fullDay(next) })}</h3>
          <Places projects={mine.filter((project) => worksOn(project, next))} />
        </>
      )}
    </>
  )
}

const Places = ({ projects }: { projects: TimelineProject[] }) => (
  <ul className="my-work plain">
    {projects.map(({ id, name, address }) => (
      <li key={id}>
        <Link href={`/projects/${id}`}>
          <strong>{name}</strong>
          {address && <span className="muted">{address}</span>}
        </Link>
      </li>
    ))}
  </ul>
)
