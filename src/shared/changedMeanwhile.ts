import { program } from "./brand.ts"
import { dayOf, timeOf } from "./calendar.ts"
import { formatDay } from "./days.ts"
import { DomainError } from "./errors.ts"

/** Somebody else was first, or the program itself (`by` null). The sentence of `code` tells `name`, `day` and `time`. */
export function changedMeanwhile(
  code: string,
  { at, by }: { at: string; by: number | null },
  people: { id: number; name: string }[],
): DomainError {
  const moment = new Date(at)
  const name = people.find(({ id }) => id === by)?.name ?? program
  return new DomainError(code, 409, { values: { name, day: formatDay(dayOf(moment)), time: timeOf(moment) } })
}
