import { and, asc, desc, eq, lte } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Ledger } from "#modules/projects/ledger.ts"
import type { Colleague } from "#modules/projects/schema.ts"
import { breath, inPortions } from "#src/jobs/portions.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import { conflict, invalid, notFound } from "#src/shared/errors.ts"
import { round, sum } from "#src/shared/rounding.ts"
import { costRates } from "../table.ts"
import { costOf, hoursSource, sourceOf } from "./lines.ts"
import type { CostRates as Listed, NewCostRate } from "./schema.ts"

export type CostRates = ReturnType<typeof createCostRates>
/** Cents an hour of somebody on a day; undefined: nobody said. */
export type RateOf = (accountId: number, day: Day) => number | undefined
type RateRow = typeof costRates.$inferSelect

/** What an hour of each person costs, from a day on. What was booked stays as it was, whatever is entered later. */
export function createCostRates({
  db,
  clock,
  log,
  ledger,
  people,
  colleagues,
}: {
  db: Db
  clock: Clock
  log: Log
  ledger: Ledger
  people: () => User[]
  /** Who may work: everyone but the shared account. */
  colleagues: () => Colleague[]
}) {
  const holding = prepared(({ accountId, day }: { accountId: number; day: Day }) =>
    db
      .select({ cents: costRates.cents })
      .from(costRates)
      .where(and(eq(costRates.accountId, accountId), lte(costRates.since, day)))
      .orderBy(desc(costRates.since))
      .limit(1),
  )
  const of = (accountId: number, day: Day): number | undefined => holding.get({ accountId, day })?.cents

  const approved = db.$client.query(
    "SELECT id, account_id FROM time_entries WHERE review = 'approved' AND contractor_name = ''",
  )

  /** As `of`, for who asks it of many: read once, so only for now. */
  function table(): RateOf {
    const newestFirst = db.select().from(costRates).orderBy(desc(costRates.since)).all()
    const rates = Map.groupBy(newestFirst, ({ accountId }) => accountId)
    return (accountId, day) => rates.get(accountId)?.find(({ since }) => since <= day)?.cents
  }

  /**
   * Minutes per person that were booked at another rate than the one that now holds for their day. Of years of hours,
   * so in portions.
   */
  async function bookedOtherwise(): Promise<Map<number, number>> {
    const found = new Map<number, number>()
    const rateOf = table()
    const persons = new Map(approved.values() as [id: number, accountId: number][])
    await breath()
    const lines = ledger.linesFrom(hoursSource)
    await breath()
    await inPortions(lines, ({ sourceId, quantity, cents }) => {
      const { entryId, day } = sourceOf(sourceId)
      const accountId = persons.get(entryId)
      if (accountId === undefined) return
      const minutes = round((quantity ?? 0) * 60)
      const rate = rateOf(accountId, day)
      if (rate === undefined || costOf(minutes, rate) !== cents)
        found.set(accountId, (found.get(accountId) ?? 0) + minutes)
    })
    return found
  }

  async function list(): Promise<Listed> {
    const rows = db.select().from(costRates).orderBy(desc(costRates.since)).all()
    const otherwise = rows.length > 0 ? await bookedOtherwise() : new Map<number, number>()
    const names = new Map(people().map(({ id, name }) => [id, name]))
    const now = today(clock)
    return colleagues().map(({ id, name }) => {
      const rates = rows.filter(({ accountId }) => accountId === id)
      const current = of(id, now)
      return {
        accountId: id,
        person: name,
        current: current === undefined ? null : current / 100,
        rates: rates.map((row) => ({
          ...{ id: row.id, accountId: id, since: row.since, rate: row.cents / 100 },
          by: names.get(row.createdBy ?? 0) ?? null,
        })),
        bookedOtherwise: otherwise.get(id) ?? 0,
      }
    })
  }

  const ratesOf = (accountId: number): RateRow[] =>
    db.select().from(costRates).where(eq(costRates.accountId, accountId)).orderBy(asc(costRates.since)).all()

  function refuseWrong({ accountId, since }: NewCostRate) {
    const wrong: Record<string, string> = {}
    if (!colleagues().some(({ id }) => id === accountId)) wrong.accountId = "gps.personUnknown"
    if (since < earliest || since > addDays(today(clock), mostDaysAhead)) wrong.since = "gps.rateDayFarOff"
    else if (ratesOf(accountId).some((rate) => rate.since === since)) wrong.since = "gps.rateKnown"
    if (Object.keys(wrong).length > 0) throw invalid(wrong)
  }

  const detailsOf = ({ since, cents }: RateRow) => ({ since, cents })

  return {
    table,
    list,
    add(filled: NewCostRate, by: User): Promise<Listed> {
      write<void>(db, () => {
        refuseWrong(filled)
        const { accountId, since, rate } = filled
        const row = db
          .insert(costRates)
          .values({
            ...{ accountId, since, cents: round(rate * 100) },
            ...{ createdBy: by.id, createdAt: clock().toISOString() },
          })
          .returning()
          .get()
        log.record("rate.added", { kind: "account", id: accountId }, by.id, detailsOf(row))
      })
      return list()
    },
    /** Only the newest: those before it say what held until then. */
    remove(id: number, by: User): Promise<Listed> {
      write<void>(db, () => {
        const row = db.select().from(costRates).where(eq(costRates.id, id)).get()
        if (!row) throw notFound("gps")
        if (ratesOf(row.accountId).at(-1)?.id !== id) throw conflict("gps.rateNotNewest")
        db.delete(costRates).where(eq(costRates.id, id)).run()
        log.record("rate.removed", { kind: "account", id: row.accountId }, by.id, detailsOf(row))
      })
      return list()
    },
    /** How many of them have no rate on that day. */
    missing: (among: { accountId: number; day: Day }[]): number =>
      sum(among.map(({ accountId, day }) => (of(accountId, day) === undefined ? 1 : 0))),
  }
}

const earliest: Day = "2000-01-01"
const mostDaysAhead = 366
