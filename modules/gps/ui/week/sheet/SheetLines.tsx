import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { clockHours } from "#src/shared/clockHours.ts"
import { isoWeek, weekDays } from "#src/shared/days.ts"
import { type DataColumn, DataTable } from "#ui/kit/DataTable.tsx"
import { shortDay } from "#ui/lib/dates.ts"
import type { WeekSheet } from "../../../sheets/schema.ts"
import { DayGrid } from "../DayGrid.tsx"
import { DayHours } from "../DayHours.tsx"
import { useLineName } from "./useLineName.ts"

type Line = WeekSheet["lines"][number]

/** A line per project and kind, and what each day came to: a table on paper and a wide screen, else a card a line. */
export function SheetLines({ sheet }: { sheet: WeekSheet }) {
  const { lines, monday, days, minutes } = sheet
  const { t } = useTranslation()
  const nameOf = useLineName()
  const columns = useMemo<DataColumn<Line>[]>(
    () => [
      {
        id: "werk",
        label: t("gps.week.sheet.work"),
        cell: (line) => <LineName line={line} />,
        total: t("gps.week.sheet.totalPerDay"),
      },
      ...weekDays(monday).map(
        (day, at): DataColumn<Line> => ({
          id: day,
          label: shortDay(day),
          figures: true,
          cell: (line) => <DayHours minutes={line.days[at]!} />,
          total: <DayHours minutes={days[at]!} />,
        }),
      ),
      {
        id: "totaal",
        label: t("gps.week.sheet.total"),
        figures: true,
        cell: (line) => <strong>{clockHours(line.minutes)}</strong>,
        total: clockHours(minutes),
      },
    ],
    [t, monday, days, minutes],
  )
  return (
    <>
      <div className="sheet-table">
        <DataTable
          caption={t("gps.week.sheet.caption", { person: sheet.person, week: isoWeek(monday) })}
          columns={columns}
          rows={lines}
          rowKey={({ kind, projectId }) => `${kind} ${projectId}`}
          sort=""
          onSort={() => {}}
        />
      </div>
      <ul className="sheet-cards stack">
        {lines.map((line) => (
          <li key={`${line.kind} ${line.projectId}`} className="hours-card stack tight">
            <div className="hours-card-head">
              <span>{nameOf(line)}</span>
              <strong>{clockHours(line.minutes)}</strong>
            </div>
            <DayGrid days={line.days} monday={monday} />
          </li>
        ))}
        <li className="hours-card hours-card-total stack tight">
          <div className="hours-card-head">
            <span>{t("gps.week.sheet.total")}</span>
            <strong>{clockHours(minutes)}</strong>
          </div>
          <DayGrid days={days} monday={monday} />
        </li>
      </ul>
    </>
  )
}

function LineName({ line }: { line: Line }) {
  const nameOf = useLineName()
  return nameOf(line)
}
