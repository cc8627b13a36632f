import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Ledger } from "#modules/projects/ledger.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Replays } from "#src/http/idempotency.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError, invalid } from "#src/shared/errors.ts"
import { type EntryRows, statusOf } from "../entries/rows.ts"
import { type EntryRow, timeEntries } from "../table.ts"
import { createHoursBookings, type Judged } from "./bookings.ts"
import { createFilling, type Filling } from "./filling.ts"
import { judgeEach, judgeTogether, type Outcome } from "./judgeEach.ts"
import { approval as nl } from "./nl.ts"
import { createPiles } from "./piles.ts"
import type { CostRates } from "./rates.ts"
import type {
  Approve,
  Approved,
  ApproveMany,
  ManyApproved,
  ManyReopened,
  PendingEntry,
  Reopen,
  ReopenMany,
  UnassignedHours,
} from "./schema.ts"
import { pendingStatus } from "./status.ts"
import { createApprovalView } from "./view.ts"

export type Approval = ReturnType<typeof createApproval>

/** The office looks at hours: approves them, which brings their cost to the project, or sends them back. */
export function createApproval({
  db,
  clock,
  log,
  replays,
  rows,
  entries,
  rates,
  projects,
  ledger,
  people,
  lastSeen,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  rows: EntryRows
  /** Gives an entry its end or project, as a correction of it. In the caller's transaction. */
  entries: {
    complete(row: EntryRow, filled: Omit<Filling, "contractor">, by: User, reason: string): unknown
  }
  rates: CostRates
  projects: Projects
  ledger: Ledger
  people: () => User[]
  lastSeen: (entryId: number) => string | null
}) {
  const piles = createPiles({ db, clock })
  const view = createApprovalView({ rows, rates, projects, lastSeen })
  const fill = createFilling({ clock, projects })
  const bookings = createHoursBookings({ ledger, log, people })
  const shown = (id: number, viewer: User): PendingEntry => view.one(rows.find(id), viewer)

  const update = prepared(({ id, ...values }: Partial<EntryRow> & { id: number }) =>
    db.update(timeEntries).set(values).where(eq(timeEntries.id, id)),
  )

  function review(row: EntryRow, values: Partial<EntryRow>, by: User | null): EntryRow {
    const reviewed = { reviewedBy: by?.id ?? null, reviewedAt: by ? clock().toISOString() : null }
    const changed = { ...values, ...reviewed, version: row.version + 1 }
    update.run({ ...changed, id: row.id })
    return { ...row, ...changed }
  }

  /** What is asked of each of many hours, read once; so only for one call. */
  function forNow() {
    const rateOf = rates.table()
    return { rateOf, books: bookings(rateOf) }
  }
  type Now = ReturnType<typeof forNow>

  /** Refuses what still misses something; `days` are those of the entry as it now is. */
  function refuseUnready(row: EntryRow, { days }: Pick<Judged, "days">, { rateOf }: Now) {
    const hasRate = days.every(({ day }) => rateOf(row.accountId, day) !== undefined)
    const status = pendingStatus(row, hasRate)
    if (status === "incomplete")
      throw invalid({
        ...(row.endedAt === null && { endTime: "gps.endMissing" }),
        ...(row.endedAt !== null && { projectName: "gps.projectMissing" }),
      })
    if (status === "needs_contractor")
      throw invalid({ contractorName: "gps.contractorMissing", contractorRate: "gps.contractorRateMissing" })
    if (row.projectId !== null && projects.isArchived(row.projectId)) throw conflict("projects.archived")
  }

  /** What may be judged now, as who judges saw it. */
  function judgeable(id: number, version: number | undefined): EntryRow {
    const row = rows.find(id)
    if (row.removedAt !== null) throw new DomainError("gps.notFound", 404)
    if (statusOf(row) === "active") throw conflict("gps.stillRuns")
    if (row.review === "approved") return row
    if (version !== undefined && version !== row.version) throw conflict("gps.changedMeanwhile")
    return row
  }

  function filled(row: EntryRow, { contractor, ...times }: Filling, reason: string, by: User): EntryRow {
    if (Object.keys(times).length === 0 && !contractor) return row
    if (Object.keys(times).length > 0) entries.complete(row, times, by, reason)
    if (contractor)
      update.run({ contractorName: contractor.name, contractorCents: contractor.cents, id: row.id })
    return rows.find(row.id)
  }

  function approve(wish: Approve, by: User, now: Now): Judged {
    const before = judgeable(wish.entryId, wish.version)
    const filling = fill(before, wish)
    if (before.review === "approved") {
      // The same once more is no other answer.
      const same =
        Object.keys(filling).length === 0 && (wish.notes ?? before.reviewNote) === before.reviewNote
      if (!same) throw conflict("gps.alreadyApproved")
      return { row: before, days: [] }
    }
    const row = filled(before, filling, wish.notes || nl.filledIn, by)
    const days = rows.days(row)
    refuseUnready(row, { days }, now)
    const judged = { row: review(row, { review: "approved", reviewNote: wish.notes ?? "" }, by), days }
    now.books.book(judged, by.id)
    const { contractorName, contractorCents, projectId } = row
    log.record("hours.approved", { kind: "hours", id: row.id }, by.id, {
      ...{ projectId, minutes: days.map((each) => each.minutes), notes: wish.notes ?? "" },
      ...(contractorName && { contractorName, contractorCents }),
    })
    return judged
  }

  function sendBack({ entryId, version, notes }: Approve, by: User) {
    if (!notes) throw invalid({ notes: "gps.sendBackNote" })
    const row = judgeable(entryId, version)
    if (row.review === "approved") throw conflict("gps.alreadyApproved")
    review(row, { review: "rejected", reviewNote: notes }, by)
    log.record("hours.rejected", { kind: "hours", id: entryId }, by.id, { reason: notes })
  }

  function reopen(id: number, { version, reason }: Reopen, by: User, { books }: Now): Judged {
    const row = rows.find(id)
    if (row.review !== "approved") throw conflict("gps.notApproved")
    if (row.version !== version) throw conflict("gps.changedMeanwhile")
    const judged = { row, days: rows.days(row) }
    review(row, { review: "open", reviewNote: "" }, null)
    books.unbook(judged)
    log.record("hours.reopened", { kind: "hours", id }, by.id, { reason })
    return judged
  }

  const each = (
    wishes: ApproveMany["entries"],
    action: "hoursApproved" | "hoursReopened",
    by: User,
    judge: (wish: ApproveMany["entries"][number], now: Now) => Judged,
    reason?: string,
  ) =>
    judgeEach(wishes, rows.projectsOf(wishes.map(({ id }) => id)), (portion) =>
      write<Outcome>(db, () => {
        const now = forNow()
        const outcome = judgeTogether(portion, (wish) => judge(wish, now))
        const news = outcome.judged.filter(({ days }) => days.length > 0)
        now.books.tell(action, news, by.id, reason)
        return outcome
      }),
    )

  return {
    /** What waits for the office, the oldest first; what was sent back waits for who worked, and is marked so. */
    pending: (viewer: User, most?: number): Promise<PendingEntry[]> =>
      view.all(most === undefined ? piles.pending() : piles.firstPending(most), viewer),
    /** What was approved of the last weeks, the last approved first. */
    approved: (viewer: User): Promise<PendingEntry[]> => view.all(piles.approved(), viewer),
    /** Worked on a project that nobody has named yet. */
    unassigned: (most?: number): UnassignedHours[] =>
      rows
        .view(most === undefined ? piles.unassigned() : piles.firstUnassigned(most))
        .map(({ id, accountId, person, days, startTime, endTime, duration }) => ({
          ...{ id, accountId, person, startTime, date: days[0]!.day, duration: duration / 60 },
          endTime: endTime ?? undefined,
        })),
    approve(wish: Approve, key: string | null, by: User): Approved {
      // Not its places, which would be kept with the key for longer than they may be.
      const id = replays.once<number>(`hours.approve.${by.id}`, key, wish, () => {
        if (wish.approved === false) sendBack(wish, by)
        else {
          const now = forNow()
          const judged = approve(wish, by, now)
          if (judged.days.length > 0) now.books.tell("hoursApproved", [judged], by.id)
        }
        return wish.entryId
      })
      return { success: true, entry: shown(id, by) }
    },
    /** Each as it was seen. What changed since, or still misses something, is left and named. */
    async approveMany({ entries: wishes }: ApproveMany, key: string | null, by: User): Promise<ManyApproved> {
      const scope = `hours.approveMany.${by.id}`
      const earlier = replays.earlier<ManyApproved>(scope, key, wishes)
      if (earlier) return earlier
      const { judged, left } = await each(wishes, "hoursApproved", by, ({ id, version }, now) =>
        approve({ entryId: id, version }, by, now),
      )
      const approved = judged.map(({ row: { id, version } }) => ({ id, version }))
      return replays.once<ManyApproved>(scope, key, wishes, () => ({ success: true, approved, left }))
    },
    /** Takes an approval back: nothing of it stays on the project, also when that was put away. */
    reopen(id: number, wish: Reopen, key: string | null, by: User): PendingEntry {
      replays.once<number>(`hours.reopen.${by.id}.${id}`, key, wish, () => {
        const now = forNow()
        now.books.tell("hoursReopened", [reopen(id, wish, by, now)], by.id, wish.reason)
        return id
      })
      return shown(id, by)
    },
    /** Each as its approval left it; refused when that holds for none. */
    async reopenMany(wish: ReopenMany, key: string | null, by: User): Promise<ManyReopened> {
      const { entries: wishes, reason } = wish
      const scope = `hours.reopenMany.${by.id}`
      const earlier = replays.earlier<ManyReopened>(scope, key, wish)
      if (earlier) return earlier
      const { judged, left } = await each(
        wishes,
        "hoursReopened",
        by,
        ({ id, version }, now) => reopen(id, { version, reason }, by, now),
        reason,
      )
      if (judged.length === 0) throw conflict("gps.changedMeanwhile")
      const reopened = judged.map(({ row }) => row.id)
      return replays.once<ManyReopened>(scope, key, wish, () => ({ success: true, reopened, left }))
    },
  }
}
