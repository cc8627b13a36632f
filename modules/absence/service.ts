import { and, eq, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Closed } from "#src/shared/closed.ts"
import { addDays, type Day, daysBetween } from "#src/shared/days.ts"
import { conflict, DomainError, invalid, notFound } from "#src/shared/errors.ts"
import { reaches } from "#src/shared/roles.ts"
import { halfDaysIn, overlaps } from "./leaveDays.ts"
import {
  type AbsenceAnswer,
  type AbsenceState,
  type LeaveRight,
  mostDays,
  type NewLeave,
  type NewSickness,
  type Recovery,
} from "./schema.ts"
import { type AbsenceRow, absences, leaveRights } from "./table.ts"
import type { WorkPattern } from "./workDays/schema.ts"
import type { WorkDaysService } from "./workDays/service.ts"

export type Absences = ReturnType<typeof createAbsences>

/** Leave is asked and answered, sickness is reported and ends. */
export function createAbsences({
  db,
  clock,
  log,
  replays,
  isActive,
  closed,
  workDays,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  isActive: (accountId: number) => boolean
  closed: () => readonly Closed[]
  workDays: Pick<WorkDaysService, "patternsOf">
}) {
  const row = (id: number): AbsenceRow => {
    const found = db.select().from(absences).where(eq(absences.id, id)).get()
    if (!found) throw notFound("absence")
    return found
  }

  /** What the viewer may see: of a colleague a worker may not know that it is there. */
  function seen(id: number, version: number, by: User): AbsenceRow {
    const found = row(id)
    if (found.accountId !== by.id && !reaches(by.role, "manager")) throw notFound("absence")
    if (found.version !== version) throw conflict("absence.changedMeanwhile")
    return found
  }

  function whose({ accountId }: { accountId?: number | undefined }, by: User): number {
    if (accountId === undefined || accountId === by.id) return by.id
    if (!reaches(by.role, "manager")) throw new DomainError("access.notAllowed", 403)
    if (!isActive(accountId)) throw invalid({ accountId: "absence.personGone" })
    return accountId
  }

  const standing = (accountId: number) =>
    db
      .select()
      .from(absences)
      .where(and(eq(absences.accountId, accountId), sql`${absences.state} in ('asked', 'approved')`))
      .all()

  function refuseDouble(accountId: number, days: { from: Day; to: Day | null }, sick: boolean, but?: number) {
    const same = standing(accountId).find(
      (one) =>
        one.id !== but &&
        (one.kind === "sick") === sick &&
        overlaps(days, { from: one.firstOn, to: one.lastOn }),
    )
    if (same) throw conflict(sick ? "absence.sickAlready" : "absence.askedAlready")
  }

  function add(
    values: Pick<AbsenceRow, "accountId" | "kind" | "firstOn" | "lastOn" | "part" | "state" | "note">,
    by: User,
  ) {
    const own = values.accountId === by.id
    const answered = values.state === "approved" && values.kind !== "sick"
    const { id } = db
      .insert(absences)
      .values({
        ...values,
        ...(answered && { answeredBy: by.id, answeredAt: clock().toISOString() }),
        unseen: !own && answered,
        ...{ createdBy: by.id, createdAt: clock().toISOString() },
      })
      .returning({ id: absences.id })
      .get()
    const did = values.kind === "sick" ? "reportedSick" : answered ? "entered" : "asked"
    log.record(`leave.${did}`, { kind: "leave", id }, by.id, daysOf(values))
    return { id }
  }

  function update(before: AbsenceRow, change: Partial<AbsenceRow>) {
    db.update(absences)
      .set({ ...change, version: before.version + 1 })
      .where(eq(absences.id, before.id))
      .run()
  }

  return {
    row,
    /** Who plans need not ask anyone. */
    askLeave: (filled: NewLeave, key: string | null, by: User): { id: number } =>
      replays.once(`absence.leave.${by.id}`, key, filled, () => {
        const accountId = whose(filled, by)
        const { kind, from, to, note } = filled
        const plans = reaches(by.role, "manager")
        const patterns = workDays.patternsOf(accountId)
        refuseWrongDays(filled, { now: today(clock), mayBePast: plans, closed: closed(), patterns })
        refuseDouble(accountId, filled, false)
        const part = from === to ? filled.part : "day"
        const state = plans ? "approved" : "asked"
        return add({ accountId, kind, firstOn: from, lastOn: to, part, state, note }, by)
      }),
    /** Until told otherwise. Why someone is ill is nobody's business here (art. 9 AVG), so there is no field for it. */
    reportSick: (filled: NewSickness, key: string | null, by: User): { id: number } =>
      replays.once(`absence.sick.${by.id}`, key, filled, () => {
        const accountId = whose(filled, by)
        const away = daysBetween(today(clock), filled.from)
        if (away > 1 || away < -mostDays) throw invalid({ from: "absence.sickDayWrong" })
        refuseDouble(accountId, { from: filled.from, to: null }, true)
        const sick = { kind: "sick", lastOn: null, part: "day", state: "approved", note: "" } as const
        return add({ ...sick, accountId, firstOn: filled.from }, by)
      }),
    /** Back to work on a day; null: still ill after all. Back on the day on which it began, it never was. */
    recover: (id: number, { backOn, version }: Recovery, by: User): { id: number } =>
      write(db, () => {
        const sickness = seen(id, version, by)
        if (sickness.kind !== "sick") throw notFound("absence")
        if (backOn !== null && (backOn < sickness.firstOn || daysBetween(today(clock), backOn) > mostDays))
          throw invalid({ backOn: "absence.backWrong" })
        const lastOn = backOn === null || backOn === sickness.firstOn ? null : addDays(backOn, -1)
        const state: AbsenceState = backOn === sickness.firstOn ? "withdrawn" : "approved"
        if (state === "approved")
          refuseDouble(sickness.accountId, { from: sickness.firstOn, to: lastOn }, true, id)
        update(sickness, { lastOn, state })
        const told = { ...daysOf({ ...sickness, lastOn }), back: backOn }
        log.record(`leave.${backOn === null ? "stillSick" : "recovered"}`, about(id), by.id, told)
        return { id }
      }),
    /** The office answers, and takes an answer back; who asked withdraws what has not begun, and asks it again. */
    setState: (id: number, { state, answer, version }: AbsenceAnswer, by: User): { id: number } =>
      write(db, () => {
        const leave = seen(id, version, by)
        if (leave.kind === "sick") throw notFound("absence")
        const plans = reaches(by.role, "manager")
        if (!plans && !mayDo(leave, state, today(clock))) throw new DomainError("absence.officeAnswers", 403)
        if (leave.state === state) return { id }
        const days = { from: leave.firstOn, to: leave.lastOn }
        if (state === "asked" || state === "approved") refuseDouble(leave.accountId, days, false, id)
        const answers = plans && state !== "asked"
        update(leave, {
          state,
          answer: answers ? answer : "",
          answeredBy: answers ? by.id : null,
          answeredAt: answers ? clock().toISOString() : null,
          unseen: answers && leave.accountId !== by.id,
        })
        log.record(`leave.${state === "asked" ? "askedAgain" : state}`, about(id), by.id, {
          ...daysOf(leave),
          from: leave.state,
        })
        return { id }
      }),
    /** He saw what was answered. */
    see: (me: User) => {
      db.update(absences)
        .set({ unseen: false })
        .where(and(eq(absences.accountId, me.id), eq(absences.unseen, true)))
        .run()
    },
    setRight: ({ accountId, year, days }: LeaveRight, by: User) =>
      write(db, () => {
        if (!isActive(accountId)) throw invalid({ accountId: "absence.personGone" })
        const halfDays = days * 2
        db.insert(leaveRights)
          .values({ accountId, year, halfDays })
          .onConflictDoUpdate({ target: [leaveRights.accountId, leaveRights.year], set: { halfDays } })
          .run()
        log.record("leave.rightSet", { kind: "account", id: accountId }, by.id, { year, days })
      }),
  }
}

const about = (id: number) => ({ kind: "leave", id })

const daysOf = ({ firstOn, lastOn }: Pick<AbsenceRow, "firstOn" | "lastOn">) => ({
  first: firstOn,
  last: lastOn,
})

const mayDo = ({ state, firstOn }: AbsenceRow, to: AbsenceState, now: Day): boolean =>
  (to === "withdrawn" && (state === "asked" || (state === "approved" && firstOn > now))) ||
  (to === "asked" && state === "withdrawn" && firstOn >= now)

function refuseWrongDays(
  { from, to, part }: NewLeave,
  {
    now,
    mayBePast,
    closed,
    patterns,
  }: { now: Day; mayBePast: boolean; closed: readonly Closed[]; patterns: readonly WorkPattern[] },
) {
  if (to < from) throw invalid({ to: "absence.endsEarlier" })
  if (daysBetween(from, to) >= mostDays) throw invalid({ to: "absence.tooLong" })
  if (!mayBePast && from < now) throw invalid({ from: "absence.past" })
  if (Math.abs(daysBetween(now, from)) > 2 * mostDays) throw invalid({ from: "absence.farOff" })
  if (halfDaysIn({ from, to, part }, closed, { patterns }) === 0) throw invalid({ to: "absence.noWork" })
}
