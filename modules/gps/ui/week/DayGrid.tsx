import { type Day, weekDays } from "#src/shared/days.ts"
import { weekdayName } from "#ui/lib/dates.ts"
import { DayHours } from "./DayHours.tsx"
import type { Person } from "./WeekOfAll.tsx"

/** Seven days beside each other, each with its hours. */
export const DayGrid = ({
  days,
  away,
  monday,
}: {
  days: readonly number[]
  away?: Person["away"]
  monday: Day
}) => (
  <dl className="hours-days flush">
    {weekDays(monday).map((day, at) => (
      <div key={day}>
        <dt>
          <abbr title={weekdayName(day)}>{weekdayName(day).slice(0, 2)}</abbr>
        </dt>
        <dd>
          <DayHours minutes={days[at]!} away={away?.[at]} />
        </dd>
      </div>
    ))}
  </dl>
)
