import { and, asc, eq, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { dayOf, today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, formatDay } from "#src/shared/days.ts"
import type { Notice } from "#src/shared/notice.ts"
import { reaches } from "#src/shared/roles.ts"
import { daysToAnswer, overlaps } from "./leaveDays.ts"
import { absences } from "./table.ts"

/** How far ahead work of who is ill needs somebody else. */
const daysAhead = 4

/** Leave that waits for an answer, work of who is ill, and for oneself: what was answered. */
export function createAbsenceNotices({
  db,
  clock,
  people,
  projects,
}: {
  db: Db
  clock: Clock
  people: () => User[]
  projects: Pick<Projects, "plannedFrom">
}) {
  const nameOf = (id: number) => people().find((person) => person.id === id)?.name ?? ""
  const inState = (where: ReturnType<typeof and>) =>
    db.select().from(absences).where(where).orderBy(asc(absences.createdAt)).all()

  function toAnswer(): Notice[] {
    const asked = inState(eq(absences.state, "asked"))
    const [oldest] = asked
    if (!oldest) return []
    const before = addDays(dayOf(new Date(oldest.createdAt)), daysToAnswer)
    return [
      {
        key: "absence.asked",
        text: "absence.notices.asked",
        detail: before < today(clock) ? "absence.notices.answerLate" : "absence.notices.answerBefore",
        action: "absence.notices.answer",
        values: { person: nameOf(oldest.accountId), day: formatDay(before) },
        count: asked.length,
        href: absencePath,
        since: oldest.createdAt,
        tone: "warn",
        role: "manager",
        group: "work",
      },
    ]
  }

  function illWithWork(): Notice[] {
    const now = today(clock)
    const ill = inState(
      and(
        ...[eq(absences.kind, "sick"), eq(absences.state, "approved")],
        sql`${absences.firstOn} <= ${now} and (${absences.lastOn} is null or ${absences.lastOn} >= ${now})`,
      ),
    )
    if (ill.length === 0) return []
    const soon = { from: now, to: addDays(now, daysAhead) }
    const work = projects
      .plannedFrom(now)
      .filter(({ startDate, endDate }) => overlaps(soon, { from: startDate, to: endDate ?? null }))
    const missed = ill.flatMap(({ accountId }) =>
      work.filter(({ team }) => team.includes(accountId)).map(({ name }) => ({ accountId, name })),
    )
    const [first] = missed
    if (!first) return []
    return [
      {
        key: "absence.ill",
        text: "absence.notices.ill",
        detail: "absence.notices.illDetail",
        action: "absence.notices.plan",
        values: { person: nameOf(first.accountId), work: first.name },
        count: new Set(missed.map(({ accountId }) => accountId)).size,
        href: "/planning",
        since: null,
        tone: "warn",
        role: "manager",
        group: "work",
      },
    ]
  }

  function answered(me: number): Notice[] {
    const unseen = inState(and(eq(absences.accountId, me), eq(absences.unseen, true)))
    const [first] = unseen
    if (!first) return []
    return [
      {
        key: `absence.${first.state === "approved" ? "granted" : "denied"}`,
        text: `absence.notices.${first.state === "approved" ? "granted" : "denied"}`,
        values: { from: formatDay(first.firstOn), answer: first.answer },
        count: unseen.length,
        href: absencePath,
        since: first.answeredAt,
        tone: "info",
        role: "worker",
      },
    ]
  }

  return (me: { id: number; role: User["role"] }): Notice[] => [
    ...answered(me.id),
    ...(reaches(me.role, "manager") ? [...toAnswer(), ...illWithWork()] : []),
  ]
}

const absencePath = "/verlof"
