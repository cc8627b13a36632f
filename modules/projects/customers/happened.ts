import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import {
  type Changed,
  type ChangedSubject,
  type ChangeKind,
  type CustomerReach,
  kindsOf,
  subjectsOf,
  toldOf,
} from "#src/manifest/changes.ts"
import { reaches } from "#src/shared/roles.ts"
import type { Customers } from "../customers.ts"
import type { Happened, HappenedQuery } from "../schema.ts"
import { emailKey } from "./recognition.ts"

type Line = ReturnType<Log["among"]>[number]

/** All that happened to a customer, over his projects, requests and quotations. The modules say what is worth telling. */
export function createHappened({
  log,
  people,
  customers,
  told,
}: {
  log: Log
  people: () => User[]
  customers: Customers
  told: readonly Changed[]
}) {
  function reachOf(id: number): CustomerReach {
    const { email, contacts } = customers.get(id)
    return {
      ids: customers.numbersOf(id),
      projectIds: customers.projectIdsOf(id),
      emails: [email, ...contacts.map((contact) => contact.email)].map(emailKey).filter(Boolean),
    }
  }

  function viewAll(
    lines: Line[],
    kinds: Record<string, ChangeKind>,
    subjects: Record<string, ChangedSubject>,
  ) {
    const names = new Map(people().map((person) => [person.id, person.name]))
    const where = new Map<string, ReturnType<ChangedSubject["now"]>>()
    function subjectOf({ subjectKind, subjectId }: Line) {
      const key = `${subjectKind} ${subjectId}`
      if (!where.has(key)) where.set(key, subjects[subjectKind]!.now(subjectId))
      return where.get(key)
    }
    return lines.map((line) => {
      const { id, at, accountId, action, details, subjectKind } = line
      const kind = kinds[action]!
      const subject = subjectKind === "customer" ? undefined : subjectOf(line)
      return {
        ...{ id, at, action, by: accountId === null ? null : (names.get(accountId) ?? null) },
        details: toldOf(kind, details),
        project: (subjectKind === "project" && subject?.name) || null,
        href: kind.at?.(details) ?? subject?.href ?? null,
      }
    })
  }

  return (id: number, { limit }: HappenedQuery, viewer: User): Happened => {
    const [subjects, kinds] = [subjectsOf(told), kindsOf(told)]
    const reach = reachOf(customers.find(id).id)
    const about = Object.entries(subjects).flatMap(([kind, { least, ofCustomer }]) =>
      ofCustomer && reaches(viewer.role, least)
        ? ofCustomer(reach).map((one) => ({ kind, id: String(one) }))
        : [],
    )
    const actions = Object.entries(kinds).flatMap(([action, { onCard }]) => (onCard ? [action] : []))
    const lines = log.among(about, actions, limit + 1)
    return { entries: viewAll(lines.slice(0, limit), kinds, subjects), more: lines.length > limit }
  }
}
