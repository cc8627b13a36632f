import { distances, intervals, stillChecksBeforeSleep } from "../constants.ts"
import type { Fix } from "../positions/noise.ts"
import {
  look,
  mayHaveMoved,
  metresMoved,
  nowhereYet,
  settleHere,
  type Whereabouts,
} from "../positions/whereabouts.ts"
import type { PositionDoubt } from "../schema.ts"

/** The movement widget: looks often while someone moves, and sleeps when nothing moved for some looks. */
export interface Widget {
  mode: "active" | "sleep"
  /** Looks since the last movement. */
  still: number
  /** When it looked last; milliseconds. */
  lookedAt?: number
  whereabouts: Whereabouts
}
export const awake: Widget = { mode: "active", still: 0, whereabouts: nowhereYet }

export interface Looked {
  widget: Widget
  moved: boolean
  /** At least so many metres. */
  metres: number
  /** Where he stood and where he is, as far as it can be believed: what the server is asked about. */
  from?: Fix
  to?: Fix
  /** Why this look is not believed. */
  doubt: PositionDoubt | undefined
}

/** Not so soon after the look before: it would say nothing new. */
export const mayLook = ({ mode, lookedAt }: Widget, now: number): boolean =>
  lookedAt === undefined || now < lookedAt || now - lookedAt >= intervals.widgetGap[mode]

/** Milliseconds until the next look. Sooner when something may have moved, as more looks must agree. */
export const nextLook = ({ mode, whereabouts }: Widget): number =>
  mayHaveMoved(whereabouts, distances.movement) ? intervals.widgetGap[mode] : intervals.widgetPoll[mode]

/** How old a position may be that the device gives, in milliseconds. */
export const mostPositionAge = ({ mode }: Widget): number => intervals.widgetPositionAge[mode]

/** A look: it tells whether one moved, and goes to sleep or wakes up. */
export function looked(widget: Widget, fix: Fix, now: number): Looked {
  const { whereabouts, doubt } = look(widget.whereabouts, fix, now)
  const metres = metresMoved(whereabouts)
  const moved = !doubt && metres >= distances.movement
  const { place } = whereabouts
  if (moved)
    return {
      widget: { mode: "active", still: 0, lookedAt: now, whereabouts: settleHere(whereabouts) },
      ...{ moved, metres, from: place, to: fix, doubt },
    }
  const still = mayHaveMoved(whereabouts, distances.movement) ? widget.still : widget.still + 1
  const mode = still >= stillChecksBeforeSleep ? "sleep" : widget.mode
  return {
    widget: { mode, still, lookedAt: now, whereabouts },
    ...{ moved, metres, from: widget.whereabouts.place ?? place, to: place, doubt },
  }
}

/** The device gave no position: it counts as a look without movement. */
export function sawNothing(widget: Widget, now: number): Widget {
  const still = widget.still + 1
  return { ...widget, still, lookedAt: now, mode: still >= stillChecksBeforeSleep ? "sleep" : widget.mode }
}
