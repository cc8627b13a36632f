import { useState } from "react"
import type { Size } from "../../drawing/geometry.ts"
import type { Tap } from "../../perspective/corners.ts"
import { planeOf } from "../../perspective/plane.ts"
import { begun, changed, type History, redone, undone } from "../drawing/history.ts"
import { useThing } from "./useThing.ts"
import {
  closed,
  isPlaced,
  type MeasureKind,
  moved,
  nothingYet,
  type Spot,
  tapped,
  turnedInto,
  type Work,
  without,
} from "./work.ts"

export type Measuring = ReturnType<typeof useMeasuring>

/** Hook: what is pointed at in a photo once its size is known, the plane that follows from it, and every step back. */
export function useMeasuring(picture: Size | undefined) {
  const [history, setHistory] = useState<History<Work>>(() => begun(nothingYet))
  const [kind, setKind] = useState<MeasureKind>("length")
  const [turned, setTurned] = useState(false)
  const [at, setChosen] = useState<number>()
  const thing = useThing()
  const work = history.now
  const set = (next: Work, name?: string) => setHistory((known) => changed(known, next, name))
  const planeIn = (work: Work) =>
    picture && isPlaced(work) && thing.known ? planeOf(work.corners, thing.known, picture, turned) : undefined
  const plane = planeIn(work)
  const last = work.measures.length - 1
  return {
    ...{ work, kind, thing, plane, planeIn },
    /** The measure that is told of; after a step back the last. */
    chosen: Math.min(at ?? last, last),
    choose: setChosen,
    canUndo: history.past.length > 0,
    canRedo: history.next.length > 0,
    canTap: !isPlaced(work) || typeof plane === "object",
    turn: () => setTurned(!turned),
    take(next: MeasureKind) {
      setKind(next)
      const other = turnedInto(work, next)
      if (other !== work) set(other)
    },
    tap(tap: Tap) {
      set(tapped(work, kind, tap))
      setChosen(undefined)
    },
    move: (spot: Spot, tap: Tap, name?: string) => set(moved(work, spot, tap), name),
    close: () => set(closed(work)),
    rename(index: number, name: string) {
      const measures = work.measures.with(index, { ...work.measures[index]!, name })
      set({ ...work, measures }, `name ${index}`)
    },
    removeSpot: (spot: Spot) => set(without(work, spot)),
    remove(index: number) {
      set({ ...work, measures: work.measures.toSpliced(index, 1) })
      setChosen(undefined)
    },
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
  }
}
