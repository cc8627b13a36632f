import type { Clock } from "../shared/clock.ts"

/** A part of the invented company that the demo shows. */
export interface Sample<Services> {
  /** The lowest comes first: what a part builds on is there before it. */
  turn: number
  /** Apart from the program, which seldom needs it. */
  load(): Promise<Fill<Services>>
}

export type Fill<Services> = (services: Services, demo: Demo) => void | Promise<void>

/** The telling of a company's past year: a clock that can be put back. */
export interface Demo {
  /** Everyone of the company signs in with it. */
  password: string
  /** What the clock says when it is not put back. */
  now: Clock
  /** How long ago it is now, until it is put back again. */
  putBack(days: number): void
}
