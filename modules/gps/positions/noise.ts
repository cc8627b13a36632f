import { clockGrace, distances, fastest, hardestTurn, noise } from "../constants.ts"
import type { PositionDoubt } from "../schema.ts"
import { type Circle, metresApart, metresBetween } from "./distance.ts"

/** Where a device says it was, and when: milliseconds since 1970. */
export interface Fix extends Circle {
  at: number
}

/**
 * Why a position proves nothing, seen from the last one that was believed. With `now` as well: one of the future.
 * Undefined: it may be believed.
 */
export function judge(fix: Fix, previous?: Fix, now?: number): PositionDoubt | undefined {
  if (now !== undefined && fix.at > now + clockGrace.position) return "clock"
  if (previous && fix.at <= previous.at) return "clock"
  if (fix.accuracy > distances.worstAccuracy) return "inaccurate"
  if (previous && metresApart(previous, fix) > (fastest * (fix.at - previous.at)) / 1000) return "jump"
  return undefined
}

/** The last position that was believed, and the jumps since: when those agree, it was the believed one that was wrong. */
export interface Trust {
  last?: Fix
  jumps: readonly Fix[]
}
export const noTrust: Trust = { jumps: [] }

/** Goes on with the next position in order of time. */
export function follow(
  trust: Trust,
  fix: Fix,
  now?: number,
): { doubt: PositionDoubt | undefined; trust: Trust } {
  const doubt = judge(fix, trust.last, now)
  if (!doubt) return { doubt, trust: { last: fix, jumps: [] } }
  if (doubt !== "jump") return { doubt, trust }
  const before = trust.jumps.at(-1)
  const agreeing = before && !judge(fix, before) ? [...trust.jumps, fix] : [fix]
  if (agreeing.length < noise.jumps) return { doubt, trust: { ...trust, jumps: agreeing } }
  return { doubt: undefined, trust: { last: fix, jumps: [] } }
}

/**
 * Judges a whole track in order of time. It knows what comes after: a point that lies aside of both its neighbours is a
 * jump too when no one could turn round so quickly, and points once held to be jumps are not when it went on from there.
 */
export function judgeAll(fixes: readonly Fix[]): (PositionDoubt | undefined)[] {
  const doubts: (PositionDoubt | undefined)[] = []
  let trust = noTrust
  for (const [index, fix] of fixes.entries()) {
    const went = follow(trust, fix)
    if (trust.jumps.length > 0 && !went.doubt) acquit(doubts, fixes, index, trust.jumps, fix)
    trust = went.trust
    doubts.push(went.doubt)
  }
  return aside(fixes, doubts)
}

function acquit(
  doubts: (PositionDoubt | undefined)[],
  fixes: readonly Fix[],
  index: number,
  jumps: readonly Fix[],
  accepted: Fix,
) {
  if (judge(accepted, jumps.at(-1)) || jumps.length < noise.jumps - 1) return
  for (let earlier = index - 1; earlier >= 0; earlier--)
    if (jumps.includes(fixes[earlier]!)) doubts[earlier] = undefined
    else if (!doubts[earlier]) return
}

function aside(fixes: readonly Fix[], doubts: (PositionDoubt | undefined)[]) {
  const believed = fixes.flatMap((_, index) => (doubts[index] ? [] : [index]))
  for (let place = 1; place < believed.length - 1; place++) {
    const [before, here, after] = [place - 1, place, place + 1].map((each) => fixes[believed[each]!]!)
    if (liesAside(before!, here!, after!)) {
      doubts[believed[place]!] = "jump"
      believed.splice(place, 1)
      place--
    }
  }
  return doubts
}

function liesAside(before: Fix, here: Fix, after: Fix): boolean {
  const [out, back] = [metresApart(before, here), metresApart(here, after)]
  if (metresBetween(before, after) > Math.min(out, back) / 2) return false
  const seconds = (after.at - before.at) / 1000
  const [outTime, backTime] = [(here.at - before.at) / 1000, (after.at - here.at) / 1000]
  return (out / outTime + back / backTime) / (seconds / 2) > hardestTurn
}
