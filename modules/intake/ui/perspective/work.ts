import type { Tap } from "../../perspective/corners.ts"

/** Between two points; a window by its four corners; what has three corners or more. */
export const measureKinds = ["length", "rectangle", "area"] as const
export type MeasureKind = (typeof measureKinds)[number]

export interface Measure {
  kind: MeasureKind
  taps: readonly Tap[]
  /** As somebody called it. */
  name: string
  /** It has all of its points. */
  isWhole: boolean
}

/** What was pointed at in a photo: the corners of what is known, and what is measured by it. */
export interface Work {
  corners: readonly Tap[]
  measures: readonly Measure[]
}

/** A point of it: a corner of what is known, or a point of a measure. */
export interface Spot {
  of: "corners" | number
  at: number
}

/** What a point is known by on the screen. */
export const spotKey = ({ of, at }: Spot): string => `${of}-${at}`

export const nothingYet: Work = { corners: [], measures: [] }

export const isPlaced = ({ corners }: Work): boolean => corners.length === 4

/** The one that still asks for points. */
export const openOf = ({ measures }: Work): Measure | undefined => {
  const last = measures.at(-1)
  return last && !last.isWhole ? last : undefined
}

export const tapAt = (work: Work, { of, at }: Spot): Tap =>
  of === "corners" ? work.corners[at]! : work.measures[of]!.taps[at]!

export const spotsOf = (work: Work): Spot[] => [
  ...work.corners.map((_, at): Spot => ({ of: "corners", at })),
  ...work.measures.flatMap(({ taps }, of) => taps.map((_, at): Spot => ({ of, at }))),
]

/** One point more: a corner as long as there are fewer than four, then of the open measure, or of a new one. */
export function tapped(work: Work, kind: MeasureKind, tap: Tap): Work {
  if (!isPlaced(work)) return { ...work, corners: [...work.corners, tap] }
  const open = openOf(work)
  if (!open) return withMeasures(work, [...work.measures, { kind, taps: [tap], name: "", isWhole: false }])
  const taps = [...open.taps, tap]
  return withMeasures(
    work,
    work.measures.with(-1, { ...open, taps, isWhole: taps.length === most[open.kind] }),
  )
}

export function moved(work: Work, { of, at }: Spot, tap: Tap): Work {
  if (of === "corners") return { ...work, corners: work.corners.with(at, tap) }
  const measure = work.measures[of]!
  return withMeasures(work, work.measures.with(of, { ...measure, taps: measure.taps.with(at, tap) }))
}

/** Without a point: of a measure that had all of them nothing is left. */
export function without(work: Work, { of, at }: Spot): Work {
  if (of === "corners") return { ...work, corners: work.corners.toSpliced(at, 1) }
  const measure = work.measures[of]!
  const taps = measure.isWhole ? [] : measure.taps.toSpliced(at, 1)
  return withMeasures(
    work,
    taps.length > 0 ? work.measures.with(of, { ...measure, taps }) : work.measures.toSpliced(of, 1),
  )
}

export const canClose = (work: Work): boolean => {
  const open = openOf(work)
  return open?.kind === "area" && open.taps.length >= 3
}

/** An area with the corners that it has. */
export const closed = (work: Work): Work =>
  canClose(work) ? withMeasures(work, work.measures.with(-1, { ...openOf(work)!, isWhole: true })) : work

/** The open measure becomes one of another kind, as far as it has no more points than that. */
export function turnedInto(work: Work, kind: MeasureKind): Work {
  const open = openOf(work)
  if (!open || open.kind === kind) return work
  return withMeasures(
    work,
    open.taps.length < most[kind] ? work.measures.with(-1, { ...open, kind }) : work.measures.slice(0, -1),
  )
}

/** How many points one has; of an area it is for a person to say. */
const most = { length: 2, rectangle: 4, area: Number.POSITIVE_INFINITY }

const withMeasures = (work: Work, measures: readonly Measure[]): Work => ({ ...work, measures })
