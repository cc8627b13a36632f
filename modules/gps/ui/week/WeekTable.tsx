import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { type Day, isoWeek, weekDays } from "#src/shared/days.ts"
import { sum } from "#src/shared/rounding.ts"
import { type DataColumn, DataTable } from "#ui/kit/DataTable.tsx"
import { shortDay } from "#ui/lib/dates.ts"
import { sheetHref } from "./addresses.ts"
import { DayHours } from "./DayHours.tsx"
import { PersonState } from "./PersonState.tsx"
import type { Person } from "./WeekOfAll.tsx"

/** A line a person, with what each day came to. */
export function WeekTable({ people, monday }: { people: Person[]; monday: Day }) {
  const { t } = useTranslation()
  const [sort, setSort] = useState("")
  const columns = useMemo<DataColumn<Person>[]>(
    () => [
      {
        id: "persoon",
        label: t("gps.week.column.person"),
        value: ({ person }) => person,
        cell: ({ accountId, person }) => <Link href={sheetHref(monday, accountId)}>{person}</Link>,
        total: t("gps.week.total"),
      },
      ...weekDays(monday).map((day, at): DataColumn<Person> => {
        const total = sum(people.map(({ days }) => days[at]!))
        return {
          id: day,
          label: shortDay(day),
          figures: true,
          cell: ({ days, away }) => <DayHours minutes={days[at]!} away={away[at]} />,
          total: <DayHours minutes={total} />,
        }
      }),
      {
        id: "totaal",
        label: t("gps.week.column.total"),
        value: ({ minutes }) => minutes,
        figures: true,
        cell: ({ minutes }) => (
          <strong>
            <DayHours minutes={minutes} />
          </strong>
        ),
        total: <DayHours minutes={sum(people.map(({ minutes }) => minutes))} />,
      },
      {
        id: "stand",
        label: t("gps.week.column.state"),
        value: ({ open, incomplete, rejected }) => incomplete * 1000 + open + rejected,
        cell: (person) => <PersonState of={person} />,
      },
    ],
    [t, people, monday],
  )
  return (
    <div className="hours-table">
      <DataTable
        caption={t("gps.week.caption", { week: isoWeek(monday) })}
        columns={columns}
        rows={people}
        rowKey={({ accountId }) => accountId}
        sort={sort}
        onSort={setSort}
      />
    </div>
  )
}
