import { and, eq, gte, inArray, isNull, lte, or } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { dayOf, today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Closed } from "#src/shared/closed.ts"
import { addDays, type Day, later } from "#src/shared/days.ts"
import { reaches } from "#src/shared/roles.ts"
import { sum } from "#src/shared/rounding.ts"
import { daysToAnswer, halfDaysIn, overlaps, yearOf } from "./leaveDays.ts"
import type { Absence, AbsenceYear, Away, AwayFrom, LeaveBalance, Meets } from "./schema.ts"
import { type AbsenceRow, absences, leaveRights } from "./table.ts"
import { rightByLaw } from "./workDays/pattern.ts"
import type { WorkDaysService } from "./workDays/service.ts"

export type AbsenceView = ReturnType<typeof createAbsenceView>

/** How absence is shown: a year of it, what somebody has left, and who is away in the planning. */
export function createAbsenceView({
  db,
  clock,
  people,
  projects,
  closed,
  workDays,
}: {
  db: Db
  clock: Clock
  /** Everyone with an account. */
  people: () => User[]
  projects: Pick<Projects, "colleagues" | "plannedFrom">
  closed: () => readonly Closed[]
  workDays: Pick<WorkDaysService, "of" | "patternsOf">
}) {
  const during = (from: Day, to?: Day) =>
    and(or(isNull(absences.lastOn), gte(absences.lastOn, from)), to ? lte(absences.firstOn, to) : undefined)
  const rowsOf = (from: Day, to: Day | undefined, accountId?: number): AbsenceRow[] =>
    db
      .select()
      .from(absences)
      .where(and(during(from, to), accountId === undefined ? undefined : eq(absences.accountId, accountId)))
      .orderBy(absences.firstOn, absences.id)
      .all()
  const names = () => new Map(people().map(({ id, name }) => [id, name]))

  /** The planned work of who asks, and who else is away then. */
  function meetsOf(row: AbsenceRow, rows: AbsenceRow[], nameOf: Map<number, string>): Meets {
    const days = { from: row.firstOn, to: row.lastOn }
    const work = projects
      .plannedFrom(row.firstOn)
      .filter(({ team, startDate, endDate }) =>
        team.includes(row.accountId) ? overlaps(days, { from: startDate, to: endDate ?? null }) : false,
      )
    const others = rows.filter(
      ({ accountId, state, firstOn, lastOn }) =>
        accountId !== row.accountId && state === "approved" && overlaps(days, { from: firstOn, to: lastOn }),
    )
    return {
      work: work.map(({ id, name, startDate, endDate }) => ({
        id,
        name,
        from: startDate,
        to: endDate ?? null,
      })),
      away: others.map(({ accountId, firstOn, lastOn }) => ({
        name: nameOf.get(accountId) ?? "",
        from: firstOn,
        to: lastOn,
      })),
    }
  }

  function viewOf(
    row: AbsenceRow,
    { rows, office, nameOf }: { rows: AbsenceRow[]; office: boolean; nameOf: Map<number, string> },
  ): Absence {
    const {
      id,
      accountId,
      kind,
      firstOn,
      lastOn,
      part,
      state,
      note,
      answer,
      answeredBy,
      createdAt,
      version,
    } = row
    const now = today(clock)
    const to = lastOn ?? later(now, firstOn)
    return {
      ...{ id, kind, part, state, note, answer, version, from: firstOn, to: lastOn },
      person: { id: accountId, name: nameOf.get(accountId) ?? "" },
      answeredBy: answeredBy === null ? null : (nameOf.get(answeredBy) ?? ""),
      askedAt: createdAt,
      answerBefore: addDays(dayOf(new Date(createdAt)), daysToAnswer),
      halfDays: halfDaysIn({ from: firstOn, to, part }, closed(), {
        patterns: workDays.patternsOf(accountId),
      }),
      meets: office && state === "asked" ? meetsOf(row, rows, nameOf) : null,
    }
  }

  /** Vacation on days of illness is not taken (art. 7:637 BW). */
  function balanceOf(
    person: { id: number; name: string },
    year: number,
    rows: AbsenceRow[],
    right: number | undefined,
  ): LeaveBalance {
    const own = rows.filter(({ accountId }) => accountId === person.id)
    const worked = workDays.of(person.id)
    const { patterns } = worked
    const not = own
      .filter(({ kind, state }) => kind === "sick" && state === "approved")
      .map(({ firstOn, lastOn }) => ({ from: firstOn, to: lastOn ?? today(clock) }))
    const inState = (wanted: AbsenceRow["state"]) =>
      sum(
        own
          .filter(({ kind, state }) => kind === "vacation" && state === wanted)
          .map(({ firstOn, lastOn, part }) =>
            halfDaysIn({ from: firstOn, to: lastOn!, part }, closed(), {
              within: yearOf(year),
              not,
              patterns,
            }),
          ),
      )
    return {
      person,
      ...{ set: right !== undefined, right: right ?? rightByLaw(patterns, year) },
      ...{ taken: inState("approved"), asked: inState("asked") },
      workDays: worked,
    }
  }

  return {
    year(asked: number | undefined, viewer: User): AbsenceYear {
      const now = today(clock)
      const year = asked ?? Number(now.slice(0, 4))
      const office = reaches(viewer.role, "manager")
      const span = yearOf(year)
      const rows = rowsOf(span.from, span.to, office ? undefined : viewer.id)
      const nameOf = names()
      const present = projects.colleagues().filter(({ id }) => office || id === viewer.id)
      const rights = new Map(
        db
          .select()
          .from(leaveRights)
          .where(
            and(
              eq(leaveRights.year, year),
              inArray(
                leaveRights.accountId,
                present.map(({ id }) => id),
              ),
            ),
          )
          .all()
          .map(({ accountId, halfDays }) => [accountId, halfDays]),
      )
      return {
        today: now,
        year,
        closed: closed()
          .filter(({ from, to }) => overlaps({ from, to }, span))
          .map(({ from, to }) => ({ from, to })),
        absences: rows.map((row) => viewOf(row, { rows, office, nameOf })),
        balances: present.map(({ id, name }) => balanceOf({ id, name }, year, rows, rights.get(id))),
      }
    },
    /** Who is away from that day on, or was asked to be; why, for the office and of oneself only. */
    awayFrom(from: Day, viewer: Parameters<AwayFrom>[1]): Away[] {
      const office = viewer === "program" || reaches(viewer.role, "manager")
      const isOwn = (accountId: number) => viewer !== "program" && accountId === viewer.id
      const nameOf = names()
      return rowsOf(from, undefined)
        .filter(
          ({ state, accountId }) =>
            state === "approved" || (state === "asked" && (office || isOwn(accountId))),
        )
        .map(({ accountId, firstOn, lastOn, part, kind, state }) => ({
          person: { id: accountId, name: nameOf.get(accountId) ?? "" },
          ...{ from: firstOn, to: lastOn, part },
          kind: office || isOwn(accountId) ? kind : null,
          asked: state === "asked",
        }))
    },
  }
}
