import { weekdayName } from "#modules/timeline/ui/dates.ts"
import { type Day, weekDays } from "#src/shared/days.ts"
import { DayHours } from "./DayHours.tsx"

/** Seven days beside each other, each with its hours. */
export const DayGrid = ({ days, monday }: { days: readonly number[]; monday: Day }) => (
  <dl className="hours-days flush">
    {weekDays(monday).map((day, at) => (
      <div key={day}>
        <dt>
          <abbr title={weekdayName(day)}>{weekdayName(day).slice(0, 2)}</abbr>
        </dt>
        <dd>
          <DayHours minutes={days[at]!} />
        </dd>
      </div>
    ))}
  </dl>
)
