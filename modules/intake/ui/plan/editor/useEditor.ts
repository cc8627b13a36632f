import { useState } from "react"
import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { toast } from "#ui/lib/toast.ts"
import { isThere, nudged, roomOf, without } from "../../../plan/drag.ts"
import { addCorner, newRoom, withRoom } from "../../../plan/edit.ts"
import type { Target } from "../../../plan/geometry/target.ts"
import { isSamePlace } from "../../../plan/geometry/vectors.ts"
import {
  cornersIn,
  mostCorners,
  mostRooms,
  type Plan,
  type PlanRoom,
  type Point,
  type Underlay,
} from "../../../plan/schema.ts"
import { begun, changed, redone, undone } from "../../drawing/history.ts"
import { useLaying } from "./beneath/useLaying.ts"

export type Editor = ReturnType<typeof useEditor>

/** Hook: a floor plan that is being drawn, which part of it is chosen, and every step back. */
export function useEditor(start: Plan) {
  const [history, setHistory] = useState(() => begun(start))
  const [wish, setChosen] = useState<Target>()
  /** The room that the next tap adds a corner to; it may have none yet. */
  const [drawing, setDrawing] = useState<string | undefined>(() =>
    start.rooms.length === 0 ? newKey() : undefined,
  )
  /** The wall whose length is asked for, one after the other; after the last one the height. */
  const [walk, setWalk] = useState<{ room: string; wall: number }>()
  const plan = history.now
  const chosen = wish && isThere(plan, wish) ? wish : undefined
  const drawn = drawing === undefined ? undefined : plan.rooms.find(({ id }) => id === drawing)
  const active = drawing ?? chosen?.room ?? (plan.rooms.length === 1 ? plan.rooms[0]!.id : undefined)
  const measured = walk && roomOf(plan, walk) ? walk : undefined

  /** `name`: what follows under the same name is one step, as arrow keys are. */
  function change(next: Plan, name?: string) {
    setHistory((known) => (known.now === next ? known : changed(known, next, name)))
  }
  const lay = (underlay: Underlay | undefined, name?: string) => change({ ...plan, underlay }, name)
  const laying = useLaying(plan.underlay, lay)
  function choose(target: Target | undefined) {
    laying.end()
    setWalk(undefined)
    setChosen(target)
  }
  function finish(room: PlanRoom | undefined) {
    if (!room || room.corners.length < 3) return void toast({ title: t("intake.plan.tooFew") })
    setDrawing(undefined)
    choose({ kind: "room", room: room.id })
  }

  return {
    ...{ plan, chosen, drawing, drawn, active, laying },
    walk: measured,
    canUndo: history.past.length > 0,
    canRedo: history.next.length > 0,
    isDrawing: drawing !== undefined,
    change,
    /** Puts an old drawing beneath, or takes it away. */
    lay,
    choose,
    changeRoom: (room: PlanRoom, name?: string) => change(withRoom(plan, room), name),
    /** Goes on with a room that has too few corners; else a new one begins. */
    draw() {
      choose(undefined)
      setDrawing(plan.rooms.find(({ corners }) => corners.length < 3)?.id ?? newKey())
    },
    stopDrawing() {
      laying.end()
      if (drawn && drawn.corners.length >= 3) finish(drawn)
      else setDrawing(undefined)
    },
    /** Closes the room that is being drawn: from three corners on it has an area. */
    reckon: () => finish(drawn ?? plan.rooms.at(-1)),
    /** A tap: the next corner, or its first one again, which closes the room. */
    place(at: Point) {
      if (drawing === undefined) return
      const corners = drawn?.corners ?? []
      if (corners.length >= 3 && isSamePlace(corners[0]!, at)) return finish(drawn)
      if (corners.length > 0 && isSamePlace(corners.at(-1)!, at)) return
      if (cornersIn(plan.rooms) >= mostCorners) return void toast({ title: t("intake.errors.planFull") })
      if (!drawn && plan.rooms.length >= mostRooms) return void toast({ title: t("intake.errors.planRooms") })
      change(withRoom(plan, addCorner(drawn ?? newRoom(drawing, nameFor(plan)), at)))
    },
    measure(room: string) {
      choose(undefined)
      setWalk({ room, wall: 0 })
    },
    measureAt: (wall: number) => setWalk((known) => known && { ...known, wall }),
    stopMeasuring: () => setWalk(undefined),
    nudge: (target: Target, by: Point) => change(nudged(plan, target, by), `nudge ${JSON.stringify(target)}`),
    remove(target: Target) {
      change(without(plan, target))
      choose(target.kind === "room" ? undefined : { kind: "room", room: target.room })
    },
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
  }
}

function nameFor({ rooms }: Plan): string {
  const names = rooms.map(({ name }) => name)
  let number = rooms.length + 1
  while (names.includes(t("intake.plan.roomName", { number }))) number++
  return t("intake.plan.roomName", { number })
}
