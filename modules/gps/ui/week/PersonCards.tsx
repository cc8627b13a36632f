import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { clockHours } from "#src/shared/clockHours.ts"
import type { Day } from "#src/shared/days.ts"
import { sum } from "#src/shared/rounding.ts"
import { sheetHref } from "./addresses.ts"
import { DayGrid } from "./DayGrid.tsx"
import { PersonState } from "./PersonState.tsx"
import type { Person } from "./WeekOfAll.tsx"

/** The same as the table, for a phone. */
export function PersonCards({ people, monday }: { people: Person[]; monday: Day }) {
  const { t } = useTranslation()
  return (
    <>
      <p>
        {t("gps.week.total")} <strong>{clockHours(sum(people.map(({ minutes }) => minutes)))}</strong>
      </p>
      <ul className="stack">
        {people.map((person) => (
          <li key={person.accountId} className="hours-card stack tight">
            <div className="hours-card-head">
              <h3>
                <Link className="cover-link" href={sheetHref(monday, person.accountId)}>
                  {person.person}
                </Link>
              </h3>
              <strong>{clockHours(person.minutes)}</strong>
            </div>
            {(person.minutes > 0 || person.away.some(Boolean)) && (
              <DayGrid days={person.days} away={person.away} monday={monday} />
            )}
            <PersonState of={person} />
          </li>
        ))}
      </ul>
    </>
  )
}
