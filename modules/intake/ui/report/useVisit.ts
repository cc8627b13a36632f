import { useRemembered } from "#ui/lib/remembered.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import { type Agreement, type Person, Visit } from "../../report/schema.ts"
import { api } from "./api.ts"
import { visitPath } from "./paths.ts"
import { isAgreement, isPerson } from "./senders.ts"

/** `underway`: only this device knows of it so far. */
export type ShownAgreement = Agreement & { underway: boolean }
export type ShownPerson = Person & { underway: boolean }

const forOthers = 30_000

/** Hook: what was agreed on a job and who was there, with what was said here and is still to be sent. */
export function useVisit(project: number) {
  const { name: me } = useSignedIn()
  const read = useRemembered(Visit, visitPath(project), () => api.visit(project), forOthers)
  const outgoing = useOutgoing()
  const agreements = outgoing.filter(isAgreement).filter(({ payload }) => payload.project === project)
  const people = outgoing.filter(isPerson).filter(({ payload }) => payload.project === project)

  const shown = read.data && {
    agreements: withWaiting(
      read.data.agreements,
      agreements.filter(waits).map(({ key, payload: { id, agreement } }) => ({
        ...{ id, removed: agreement.removed },
        row: { id, text: agreement.text, madeAt: agreement.madeAt, madeBy: me, version: key },
      })),
    ),
    people: withWaiting(
      read.data.people,
      people.filter(waits).map(({ key, payload: { id, person } }) => ({
        ...{ id, removed: person.removed },
        row: {
          ...{ id, name: person.name, role: person.role, version: key },
          signature: person.signature && { ...person.signature, by: me },
        },
      })),
    ),
  }
  return {
    read: { ...read, data: shown },
    known: read.data,
    refused: [...agreements, ...people].filter((item) => !waits(item)),
  }
}

const waits = ({ state }: { state: string }) => state !== "refused"

function withWaiting<Row extends { id: string }>(
  known: readonly Row[],
  waiting: readonly { id: string; removed: boolean; row: Row }[],
): (Row & { underway: boolean })[] {
  const rows = new Map(known.map((row) => [row.id, { ...row, underway: false }]))
  for (const { id, removed, row } of waiting)
    if (removed) rows.delete(id)
    else rows.set(id, { ...row, underway: true })
  return [...rows.values()]
}
