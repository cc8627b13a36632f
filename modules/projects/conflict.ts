import type { User } from "#modules/access/schema.ts"
import { dayOf, formatDay, timeOf } from "#src/shared/days.ts"
import { DomainError } from "#src/shared/errors.ts"
import { projects as nl } from "./nl.ts"
import type { ProjectRow } from "./view.ts"

/** Somebody else was first: who, and when. */
export function changedMeanwhile({ updatedAt, updatedBy }: ProjectRow, people: User[]): DomainError {
  const name = people.find(({ id }) => id === updatedBy)?.name ?? nl.program
  const at = new Date(updatedAt)
  return new DomainError("projects.changedMeanwhile", 409, {
    values: { name, time: timeOf(at), day: formatDay(dayOf(at)) },
  })
}
