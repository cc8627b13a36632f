import { Fragment, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import type { Day } from "#src/shared/days.ts"
import { weekday } from "#src/shared/days.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { fullDay, shortWeekday } from "#ui/lib/dates.ts"
import type { TimelineWeek } from "../../schema.ts"
import { fallsOn, rosterOf } from "../../week.ts"
import { leaveText } from "../awayText.ts"
import { Halted } from "../Halted.tsx"
import { PlanDialog } from "../PlanDialog.tsx"
import { usePlanner } from "../usePlanner.ts"
import { columnsOf, onDay } from "./board.ts"
import { Unplanned } from "./Unplanned.tsx"

/** One day at a time, today first: who works where, who is wanted twice, and what waits for a day. */
export function PhoneDay({ week }: { week: TimelineWeek }) {
  const { t } = useTranslation()
  const planner = usePlanner(week)
  const columns = columnsOf(week)
  const roster = rosterOf(week.people)
  const [day, setDay] = useState<Day>(firstShown(week, columns))
  const isShown = (person: TimelineWeek["people"][number]) =>
    person.crew || onDay(week, person, day).work.length > 0
  const { off } = columns.find((column) => column.day === day)!
  return (
    <>
      <div className="phone-days">
        <Segmented
          legend={t("timeline.board.days")}
          value={day}
          onChange={setDay}
          options={columns.map((column) => ({
            value: column.day,
            label: (
              <>
                <strong>{shortWeekday(column.day)}</strong>
                {column.day === week.today && <span>{t("timeline.board.today")}</span>}
                {week.conflicts.some((conflict) => fallsOn(conflict, column.day, roster)) && (
                  <span className="phone-double">{t("timeline.glance.twice")}</span>
                )}
              </>
            ),
          }))}
        />
      </div>
      <Card sheet title={fullDay(day)} level={2}>
        {off !== null && <p className="phone-person muted flush">{off || t("timeline.day.closed")}</p>}
        <ul className="plain">
          {week.people.filter(isShown).map((person) => (
            <Person key={person.id} person={person} day={day} week={week} open={planner.open} />
          ))}
        </ul>
      </Card>
      <Unplanned week={week} open={planner.open} />
      {planner.opened && <PlanDialog key={planner.opened.id} project={planner.opened} planner={planner} />}
    </>
  )
}

function Person({
  person,
  day,
  week,
  open,
}: {
  person: TimelineWeek["people"][number]
  day: Day
  week: TimelineWeek
  open: ReturnType<typeof usePlanner>["open"]
}) {
  const { t } = useTranslation()
  const { work, double, away, off } = onDay(week, person, day)
  // Of two on one day the second gives way.
  const movable = work[1] ?? work[0]
  return (
    <li className={double ? "phone-person split phone-person-double" : "phone-person split"}>
      <div className="board-who">
        <p className="flush">
          <strong>{person.name}</strong>
        </p>
        {work.map((project) => (
          <Fragment key={project.id}>
            <p className="flush">
              <Link href={`/projects/${project.id}`}>{project.name}</Link>{" "}
              <span className="muted">{project.address}</span>
            </p>
            <Halted of={project} />
          </Fragment>
        ))}
        {away && <p className="flush">{leaveText(away)}</p>}
        {!away && off && <p className="flush">{t(`timeline.board.fixed.${off}`)}</p>}
        {work.length === 0 && !away && !off && <p className="muted flush">{t("timeline.board.freeDay")}</p>}
      </div>
      {movable && (
        <Button className="button-small" onClick={() => open(movable)}>
          {t("timeline.board.move")}
          <span className="visually-hidden"> {movable.name}</span>
        </Button>
      )}
    </li>
  )
}

/** Today when it is in this week, else the first day that people work. */
const firstShown = ({ today, days }: TimelineWeek, columns: { day: Day }[]): Day =>
  columns.some(({ day }) => day === today)
    ? today
    : (columns.find(({ day }) => weekday(day) <= 5)!.day ?? days[0]!.day)
