import { addDays } from "#src/shared/days.ts"
import { weekdayName } from "#ui/lib/dates.ts"
import { t } from "#ui/lib/i18n.ts"
import { type DayKind, dayKinds } from "../workDays/schema.ts"

const aMonday = "2001-01-01"
/** 'maandag', counted from 0. */
export const nameOfWeekday = (at: number): string => weekdayName(addDays(aMonday, at))

const notWorked = dayKinds.filter((kind) => kind !== "works")

/** 'vrij op vrijdag', 'school op vrijdag, in even weken vrij op maandag'; empty for who works all week. */
export const workDaysText = (days: readonly DayKind[]): string =>
  notWorked
    .flatMap((kind) => {
      const names = days.flatMap((one, at) => (one === kind ? nameOfWeekday(at) : []))
      return names.length > 0 ? t(`absence.workDays.on.${kind}`, { days: listed(names) }) : []
    })
    .join(", ")

/** 'maandag en vrijdag' */
export const listed = (names: readonly string[]): string => listFormat.format(names)
const listFormat = new Intl.ListFormat("nl-NL", { type: "conjunction" })
