import { useEffect, useMemo, useRef, useState } from "react"
import { hasArea } from "../../../plan/geometry/measures.ts"
import { areaOf } from "../../../plan/geometry/polygon.ts"
import type { Plan, PlanRoom } from "../../../plan/schema.ts"
import { fromAbove, into } from "../../../plan/space/sight.ts"
import { heightOf } from "../../../plan/space/storeys.ts"
import { barriersOf } from "../../../plan/space/walking.ts"
import { type Helm, openHelm } from "./helm.ts"
import { overall } from "./moves.ts"
import { angle, openStage, type Stage } from "./stage.ts"

export type Way = "around" | "above" | "walk"
/** `missing`: this device draws nothing in three dimensions. `lost`: it did, and stopped. */
type StageState = "ready" | "missing" | "lost"

/**
 * Hook: a canvas with these floors in it, and from where one looks at them. `house`: all floors, which say how high each
 * lies. Keep both the same as long as they are the same.
 */
export function useSpace(plans: readonly Plan[], house: readonly Plan[], onRoom: (room: PlanRoom) => void) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [state, setState] = useState<StageState>("ready")
  const [way, setWay] = useState<Way>("around")
  const opened = useRef<{ stage: Stage; helm: Helm }>(undefined)
  const tapped = useRef(onRoom)
  tapped.current = onRoom
  const ground = useMemo(() => groundOf(plans, house), [plans, house])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what one stands on is told when it changes, below.
  useEffect(() => {
    if (!canvas) return
    const stage = openStage(canvas, (isLost) => setState(isLost ? "lost" : "ready"))
    setState(stage ? "ready" : "missing")
    if (!stage) return
    const helm = openHelm(canvas, stage, ground, (room) => tapped.current(room))
    opened.current = { stage, helm }
    return () => {
      opened.current = undefined
      helm.dispose()
      stage.dispose()
    }
  }, [canvas])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new canvas is empty.
  useEffect(() => {
    opened.current?.helm.stand(ground)
    opened.current?.stage.show(
      plans.map(({ level, rooms }) => ({ rooms, base: heightOf(level, house) / 1000 })),
    )
  }, [ground, canvas])

  function go(next: Way) {
    setWay(next)
    const first = ground.rooms
      .filter(hasArea)
      .toSorted((one, other) => areaOf(other.corners) - areaOf(one.corners))[0]
    if (next === "walk" && first) return opened.current?.helm.look(into(first, ground.barriers))
    const { clientWidth, clientHeight } = canvas!
    const all = overall(plans, house, clientWidth / Math.max(1, clientHeight), angle)
    opened.current?.helm.look(next === "above" ? fromAbove(all) : all)
  }
  const levels = plans.map(({ level }) => level).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other floors are looked at anew, other colours are not.
  useEffect(() => {
    if (canvas) go(way)
  }, [canvas, levels])

  return { state, way, go, setCanvas, opened }
}
export type Space = ReturnType<typeof useSpace>

/** The lowest of them, which is the one that people come in at. */
function groundOf(plans: readonly Plan[], house: readonly Plan[]) {
  const { level, rooms } = plans.reduce((one, other) => (other.level < one.level ? other : one))
  return { rooms, height: heightOf(level, house) / 1000, barriers: barriersOf(rooms) }
}
