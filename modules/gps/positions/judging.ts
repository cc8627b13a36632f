import { noise } from "../constants.ts"
import type { PositionDoubt } from "../schema.ts"
import type { Measured } from "./measured.ts"
import { type Fix, follow, judge, noTrust, type Trust } from "./noise.ts"
import type { PositionStore } from "./store.ts"

export type Judging = ReturnType<typeof createJudging>
export type Judged = Measured & { doubt: PositionDoubt | undefined }

/** Sessions that are remembered; more than any company has people. */
const mostKnown = 5_000

/**
 * Judges positions as they come in. Mostly they go on from the last one that was believed, which is remembered; those
 * that come late are judged by what was measured just before and after them.
 */
export function createJudging(store: PositionStore) {
  const known = new Map<number, Trust>()

  function trustOf(entryId: number): Trust {
    const found = known.get(entryId)
    if (found) return found
    const last = store.last(entryId)
    return last ? { last, jumps: [] } : noTrust
  }

  /** Those before the last that was believed. */
  function judgeLate(entryId: number, late: readonly Measured[], now: number): Judged[] {
    if (late.length === 0) return []
    const around = [late[0]!.at - noise.memory, late.at(-1)!.at + noise.memory] as const
    const believed: Fix[] = store.between(entryId, ...around).filter(({ doubt }) => doubt === null)
    return late.map((fix) => {
      const after = believed.findIndex(({ at }) => at >= fix.at)
      const before = after < 0 ? believed.at(-1) : believed[after - 1]
      const next = believed[after]
      const doubt =
        clockDoubt(fix) ??
        judge(fix, before, now) ??
        (next && next.at > fix.at ? judge(next, fix) : undefined)
      if (!doubt) believed.splice(after < 0 ? believed.length : after, 0, fix)
      return { ...fix, doubt }
    })
  }

  return {
    /** In order of time. `remember` is for when they are stored: as long as they are not, they may come again. */
    judge(
      entryId: number,
      positions: readonly Measured[],
      now: number,
    ): { judged: Judged[]; remember: () => void } {
      let trust = trustOf(entryId)
      const newest = trust.last?.at ?? Number.NEGATIVE_INFINITY
      const sorted = positions.toSorted((a, b) => a.at - b.at)
      const judged = judgeLate(
        entryId,
        sorted.filter(({ at }) => at < newest),
        now,
      )
      for (const fix of sorted) {
        if (fix.at < newest) continue
        const aheadDoubt = clockDoubt(fix)
        const went = aheadDoubt ? { doubt: aheadDoubt, trust } : follow(trust, fix, now)
        trust = went.trust
        judged.push({ ...fix, doubt: went.doubt })
      }
      const remember = () => {
        if (known.size >= mostKnown) known.clear()
        known.set(entryId, trust)
      }
      return { judged, remember }
    },
  }
}

const clockDoubt = ({ ahead }: Measured) => (ahead ? ("clock" as const) : undefined)
