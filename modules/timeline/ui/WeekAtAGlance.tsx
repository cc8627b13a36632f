import type { CSSProperties } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { shortWeekday, spanText } from "#ui/lib/dates.ts"
import { useHasScreen } from "#ui/lib/office.ts"
import type { Named, TimelineWeek } from "../schema.ts"
import { boardPath } from "./board/boardAddress.ts"
import { glanceAt, isTwice, type Stretch } from "./glance.ts"
import { useWeek } from "./hooks.ts"
import { hrefOfThisWeek } from "./useWeekAddress.ts"

const atMost = 6

/** Who works where from Monday to Friday; the planning itself is behind its link. */
export function WeekAtAGlance() {
  const { t } = useTranslation()
  const week = useWeek(undefined)
  const has = useHasScreen()
  return (
    <Card
      sheet
      title={t("timeline.nav.now")}
      aside={<Link href={has(boardPath) ? boardPath : hrefOfThisWeek}>{t("timeline.title")}</Link>}
    >
      <Loaded from={week} skeleton={<Skeleton lines={4} height="1.75rem" />}>
        {(known) => <People week={known} />}
      </Loaded>
    </Card>
  )
}

function People({ week }: { week: TimelineWeek }) {
  const { t } = useTranslation()
  const people = glanceAt(week)
  if (people.length === 0) return <p className="glance-more muted">{t("timeline.glance.nobody")}</p>
  return (
    <>
      <div className="glance-days" aria-hidden>
        {week.days.slice(0, 5).map(({ day }) => (
          <span key={day} className={day === week.today ? "glance-today" : undefined}>
            {shortWeekday(day)}
          </span>
        ))}
      </div>
      <ul className="glance plain">
        {people.slice(0, atMost).map(({ person, stretches }) => (
          <Person
            key={person.id}
            called={calledBy(person, week.people)}
            person={person}
            stretches={stretches}
          />
        ))}
      </ul>
      {people.length > atMost && (
        <p className="glance-more muted">{t("timeline.day.more", { count: people.length - atMost })}</p>
      )}
    </>
  )
}

/** By the first name, unless a colleague has the same. */
function calledBy({ name }: Named, colleagues: Named[]) {
  const first = ({ name }: Pick<Named, "name">) => name.split(" ")[0]
  return colleagues.filter((one) => first(one) === first({ name })).length > 1 ? name : first({ name })
}

function Person({ person, called, stretches }: { person: Named; called?: string; stretches: Stretch[] }) {
  return (
    <li>
      <span className="glance-who" title={person.name}>
        {called}
      </span>
      {stretches.map((stretch) => (
        <Bar key={stretch.from} stretch={stretch} />
      ))}
    </li>
  )
}

function Bar({ stretch }: { stretch: Stretch }) {
  const { t } = useTranslation()
  const { projects, closed, from, to, at, days } = stretch
  const twice = isTwice(stretch)
  const names = projects.map(({ name }) => name).join(", ")
  const off = closed === null ? undefined : closed || t("timeline.day.closed")
  const look = off ? "glance-bar glance-off" : twice ? "glance-bar glance-twice" : "glance-bar"
  const when = spanText({ from, to })
  return (
    <span className={look} style={{ "--at": at + 2, "--days": days } as CSSProperties} title={off ?? names}>
      {off ?? (twice ? t("timeline.glance.twice") : names)}
      <span className="visually-hidden">{twice ? `: ${names}, ${when}` : `, ${when}`}</span>
    </span>
  )
}
