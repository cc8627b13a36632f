import { holds } from "../../../plan/geometry/polygon.ts"
import type { PlanRoom, Point } from "../../../plan/schema.ts"
import { type Sight, stepped } from "../../../plan/space/sight.ts"
import type { Block } from "../../../plan/space/walls.ts"
import { handle } from "./handling.ts"
import { listenToKeys, type Push } from "./keys.ts"
import { dragged, dragShifted, driven, nearer, stride } from "./moves.ts"
import { createMoving, wantsCalm } from "./moving.ts"
import { angle, type Stage } from "./stage.ts"

/** The floor that one walks on. `height`: how high it lies, in metres. */
export interface Ground {
  rooms: readonly PlanRoom[]
  height: number
  barriers: readonly Block[]
}

/** A turn or a step of who presses a button: what a held key does in so many seconds. */
const pressed = 0.25

/** From where one looks, by hands, keys and buttons; the stage follows. */
export function openHelm(
  canvas: HTMLCanvasElement,
  stage: Stage,
  start: Ground,
  onRoom: (room: PlanRoom) => void,
) {
  const moving = createMoving()
  let ground = start
  let sight: Sight | undefined

  function look(next: Sight) {
    sight = next
    stage.look(next, ground.height)
  }
  const change = (by: (now: Sight) => Sight) => sight && look(by(sight))
  const drive = (push: Push, seconds: number) => change((now) => driven(now, push, seconds, ground.barriers))

  /** Straight there, until a wall is in the way, while one looks where one likes. */
  function goTo(place: Point) {
    if (sight?.as !== "walk") return
    const [right, down] = [place.x - sight.at.x, place.y - sight.at.y]
    const heading = Math.atan2(-right, -down)
    let left = Math.hypot(right, down) / 1000
    function step(metres: number) {
      if (sight?.as !== "walk") return false
      const { at } = stepped({ ...sight, turn: heading }, metres, 0, ground.barriers)
      look({ ...sight, at })
      left -= metres
      return left > 0.01
    }
    if (wantsCalm()) step(left)
    else moving.start((seconds) => step(Math.min(left, seconds * stride)))
  }

  function tap(x: number, y: number) {
    const place = stage.floorAt(x, y, ground.height)
    if (!place) return
    if (sight?.as === "walk") return goTo(place)
    const room = ground.rooms.find(({ corners }) => holds(corners, place))
    if (room) onRoom(room)
  }

  const letGo = handle(canvas, {
    drag(right, down) {
      moving.stop()
      change((now) => dragged(now, right, down))
    },
    shift: (right, down) => change((now) => dragShifted(now, right, down, canvas.clientHeight, angle)),
    withdraw: (by) => change((now) => nearer(now, 1 / by, ground.barriers)),
    tap,
  })
  const stopListening = listenToKeys(canvas, (push) => {
    if (!push) return moving.stop()
    moving.start((seconds) => {
      drive(push, seconds)
      return true
    })
  })
  return {
    look(next: Sight) {
      moving.stop()
      look(next)
    },
    stand(next: Ground) {
      ground = next
    },
    /** By a button, once. */
    nudge: (push: Partial<Push>) => drive({ left: 0, forward: 0, aside: 0, nearer: 0, ...push }, pressed),
    /** The room that one stands in; none of who looks from outside. */
    room: () => {
      const at = sight?.as === "walk" ? sight.at : undefined
      return at && ground.rooms.find(({ corners }) => holds(corners, at))
    },
    dispose() {
      moving.stop()
      letGo()
      stopListening()
    },
  }
}
export type Helm = ReturnType<typeof openHelm>
