import type { User } from "#modules/access/schema.ts"
import type { Ledger } from "#modules/projects/ledger.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Quotes } from "#modules/quotes/requests/service.ts"
import { createPause } from "#src/jobs/portions.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Day } from "#src/shared/days.ts"
import { sum } from "#src/shared/rounding.ts"
import type { Figures, Period } from "./schema.ts"

export type FiguresService = ReturnType<typeof createFigures>

/** What the company earned, spent and worked, from the books of the modules before it. */
export function createFigures({
  clock,
  projects,
  ledger,
  quotes,
}: {
  clock: Clock
  projects: Projects
  ledger: Ledger
  quotes: Quotes
}) {
  return {
    async of(period: Period, viewer: User): Promise<Figures> {
      const { from, to } = boundsOf(period, today(clock))
      const months = monthsBetween(from, to)
      const pause = createPause()
      const revenue = new Map(projects.revenueByMonth(from, to).map((found) => [found.month, found]))
      await pause()
      const outcomes = Map.groupBy(quotes.outcomes(from, to), ({ day }) => day.slice(0, 7))
      await pause()
      const all = projects.agreed()
      await pause()
      const known = new Map(all.map((project) => [project.id, project]))
      const booked = await ledger.totalsOfAll(viewer)
      return {
        from,
        to,
        revenue: months.map((month) => ({
          month,
          amount: (revenue.get(month)?.cents ?? 0) / 100,
          projects: revenue.get(month)?.projects ?? 0,
        })),
        margins: all
          .flatMap(({ id, name, status, netCents }) => {
            const { cents = 0, withoutLabour } = booked.get(id) ?? {}
            if (!netCents || cents === 0 || withoutLabour) return []
            const [net, costs, margin] = [netCents, cents, netCents - cents].map((amount) => amount / 100)
            return [{ projectId: id, name, status, net: net!, costs: costs!, margin: margin! }]
          })
          .sort((a, b) => a.margin / a.net - b.margin / b.net),
        withoutMargin: all.filter(({ id, netCents }) => netCents && booked.get(id)?.withoutLabour).length,
        hours: [...(await ledger.hoursByProject(from, to))]
          .map(([projectId, hours]) => ({ projectId, name: known.get(projectId)?.name ?? "", hours }))
          .sort((a, b) => b.hours - a.hours),
        quotes: months.map((month) => {
          const ofMonth = outcomes.get(month) ?? []
          const count = (outcome: string) => ofMonth.filter((found) => found.outcome === outcome).length
          const won = ofMonth.filter(({ outcome }) => outcome === "won")
          const cents = sum(won.map(({ projectId }) => known.get(projectId ?? 0)?.netCents ?? 0))
          return { month, won: won.length, wonAmount: cents / 100, lost: count("lost"), open: count("open") }
        }),
      }
    },
  }
}

/** Whole months, the last day included; the current month and year run until today. */
export function boundsOf(period: Period, now: Day): { from: Day; to: Day } {
  const year = Number(now.slice(0, 4))
  if (period === "lastYear") return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
  if (period === "year") return { from: `${year}-01-01`, to: now }
  const month = Number(now.slice(5, 7))
  const first = month === 12 ? `${year}-01` : `${year - 1}-${String(month + 1).padStart(2, "0")}`
  return { from: `${first}-01`, to: now }
}

/** 'yyyy-MM', both ends included. */
export function monthsBetween(from: Day, to: Day): string[] {
  const months: string[] = []
  let [year, month] = from.split("-").map(Number) as [number, number]
  for (;;) {
    const name = `${year}-${String(month).padStart(2, "0")}`
    if (name > to.slice(0, 7)) return months
    months.push(name)
    if (++month > 12) [year, month] = [year + 1, 1]
  }
}
