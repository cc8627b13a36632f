import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { offOn } from "#modules/absence/workDays/pattern.ts"
import { useWeek } from "#modules/timeline/ui/hooks.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { type Day, isWithin, mondayOf, weekDays } from "#src/shared/days.ts"
import { sum } from "#src/shared/rounding.ts"
import { Card } from "#ui/kit/Card.tsx"
import { hoursText } from "#ui/lib/hoursText.ts"
import { useNow } from "#ui/lib/now.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { byDay, type RowOfDay } from "../timer/days.ts"
import { useSheet } from "../timer/useTimer.ts"
import { DayHours } from "./DayHours.tsx"

const weekend = 5

/** One's own hours of this week, with what still waits on this device and what runs. */
export function MyWeek() {
  const { t } = useTranslation()
  const today = dayOf(useNow())
  const rows = useSheet().rows.filter(({ removedAt }) => removedAt === null)
  const week = weekDays(mondayOf(today))
  const worked = new Map(byDay(rows).map(({ day, rows }) => [day, rows]))
  const parts = week.flatMap((day) => worked.get(day) ?? [])
  return (
    <Card
      title={t("gps.week.mine.title")}
      aside={<Link href="/uren/weekstaat">{t("gps.week.mine.all")}</Link>}
      className="my-week"
    >
      <ol className="my-week-days">
        {week.map((day, index) => {
          const minutes = minutesOf(worked.get(day) ?? [])
          return index < weekend || minutes > 0 || day === today ? (
            <OneDay key={day} day={day} minutes={minutes} now={day === today} />
          ) : null
        })}
      </ol>
      <p>
        <strong>{hoursText(minutesOf(parts))}</strong> {t("gps.week.mine.worked")}
        <span className="muted">: {t("gps.week.mine.parts", partsOf(parts))}</span>
      </p>
      <WithoutEnd of={parts} />
    </Card>
  )
}

function OneDay({ day, minutes, now }: { day: Day; minutes: number; now: boolean }) {
  const { id } = useSignedIn()
  const week = useWeek(undefined).data
  const { workDays = [] } = week?.people.find((one) => one.id === id) ?? {}
  const away = week?.away.find((one) => one.person.id === id && !one.asked && isWithin(day, one))
  return (
    <li aria-current={now ? "date" : undefined} className={minutes > 0 ? "my-week-worked" : undefined}>
      <span>{weekdayText(day)}</span>
      <span>{<DayHours minutes={minutes} away={offOn(workDays, day) ?? away?.kind} />}</span>
    </li>
  )
}

function WithoutEnd({ of }: { of: readonly RowOfDay[] }) {
  const { t } = useTranslation()
  const count = of.filter(({ row }) => row.status === "incomplete").length
  return count > 0 && <p className="muted">{t("gps.week.mine.withoutEnd", { count })}</p>
}

const weekdayFormat = new Intl.DateTimeFormat("nl-NL", { weekday: "short", timeZone: "UTC" })
const weekdayText = (day: Day) => weekdayFormat.format(new Date(`${day}T00:00:00Z`))

const minutesOf = (rows: readonly RowOfDay[]) => sum(rows.map(({ minutes }) => minutes))

/** Together they are the total beside them. */
function partsOf(rows: readonly RowOfDay[]) {
  const approved = rows.filter(({ row }) => row.review === "approved")
  const others = rows.filter(({ row }) => row.review !== "approved")
  return { approved: hoursText(minutesOf(approved)), open: hoursText(minutesOf(others)) }
}
