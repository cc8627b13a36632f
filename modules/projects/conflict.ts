import type { User } from "#modules/access/schema.ts"
import { dayOf, timeOf } from "#src/shared/calendar.ts"
import { formatDay } from "#src/shared/days.ts"
import { DomainError } from "#src/shared/errors.ts"
import { projects as nl } from "./nl.ts"

/** Somebody else was first: who, and when. */
export function changedMeanwhile(
  what: keyof typeof codes,
  { at, by }: { at: string; by: number | null },
  people: User[],
): DomainError {
  const name = people.find(({ id }) => id === by)?.name ?? nl.program
  const moment = new Date(at)
  return new DomainError(codes[what], 409, {
    values: { name, time: timeOf(moment), day: formatDay(dayOf(moment)) },
  })
}

const codes = {
  project: "projects.changedMeanwhile",
  customer: "projects.customerChangedMeanwhile",
  contact: "projects.contactChangedMeanwhile",
  order: "projects.orderChangedMeanwhile",
}
