import type { Settings } from "#modules/settings/schema.ts"
import type { Timeline } from "#modules/timeline/service.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import type { EstimateLine } from "../pricing/line.ts"
import { earliestStart, startDay } from "../pricing/planning.ts"
import { type Begin, firstWorked, type KeptStart, siteOf } from "../pricing/start.ts"

export type Starts = ReturnType<typeof createStarts>

/** Nobody begins tomorrow: a client has to read and to sign, and a consumer has as long to change his mind. */
const decisionDays = 14

/**
 * When the work of a quotation can begin. A day that was wished for counts, or the first after it on which what is
 * ordered can be there. Without one it is the first room in the week planning after that (`firstGap`); when nothing is
 * planned, nobody is there or everybody is busy for a year, it is agreed upon later.
 */
export function createStarts({ timeline, company }: { timeline: Timeline; company: () => Settings }) {
  return (lines: EstimateLine[], { issuedOn, wantedStart }: Omit<Begin, "start">): KeptStart => {
    const closed = company().closedPeriods.filter(({ to }) => to >= issuedOn)
    const day = startDay(wantedStart, issuedOn, { lines })
    const delivered = earliestStart(issuedOn, lines)
    if (day !== null)
      return {
        day: firstWorked(lines, day, closed),
        basis: wantedStart! < delivered ? "delivered" : "wanted",
        free: 0,
        closed,
      }
    const from = latest(delivered, addDays(issuedOn, decisionDays))
    const gap = lines.length === 0 ? null : timeline.firstGap({ ...siteOf(lines), from, closed })
    return {
      day: gap && firstWorked(lines, gap.day, closed),
      basis: gap && "planning",
      free: gap?.free ?? 0,
      closed,
    }
  }
}

// Days compare as texts, which Math.max can't.
const latest = (...days: Day[]): Day => days.toSorted().at(-1)!
