import { ApiError } from "#ui/lib/http.ts"
import { intervals } from "../../constants.ts"
import type { CheckMovement, MovementChecked, MovementStarted, StartMovement } from "../../movement/schema.ts"
import {
  awake,
  type Looked,
  looked,
  mayLook,
  mostPositionAge,
  nextLook,
  sawNothing,
  type Widget,
} from "../../movement/widget.ts"
import type { Fix } from "../../positions/noise.ts"
import type { PositionDoubt } from "../../schema.ts"
import { lookOnce, type PositionFault, type PositionSource } from "../device/positionSource.ts"
import type { Time } from "../device/time.ts"
import { sentenceOf } from "./sentenceOf.ts"

/** What is to be shown of it. */
export interface Watching {
  phase: "off" | "starting" | "on"
  sessionId?: number
  mode: Widget["mode"]
  /** Looks in a row without movement. */
  still: number
  /** Where one is, as it was last measured. */
  fix?: Fix
  /** Of the last look. Metres since the place that one stood at. */
  metres: number
  moved: boolean
  doubt?: PositionDoubt
  /** Far enough to be another work. */
  newLocation: boolean
  project: MovementChecked["project"]
  lookedAt?: number
  /** The last time that one moved, and how far at least. */
  lastMove?: { at: number; metres: number }
  /** Why it could not begin, or why the last look failed. `text`: the server's sentence. */
  fault?: { of: "start" | "check"; position?: PositionFault; text?: string }
}

export interface MovementServer {
  start: (from: StartMovement) => Promise<MovementStarted>
  check: (step: CheckMovement) => Promise<MovementChecked>
  stop: (id: number) => Promise<unknown>
}

export interface WatchOf {
  source: PositionSource
  time: Time
  server: MovementServer
  /** The walk isn't real: its tasks are kept apart. */
  simulated?: true
  /** Milliseconds between looks; without it as the widget decides. */
  every?: number
  changed: (now: Watching) => void
  /** The server made tasks of it. */
  tasksChanged: () => void
}

export type MovementWatch = ReturnType<typeof createMovementWatch>

/**
 * Looks now and then whether one moved, and asks the server what there is to do there.
 * The simulator is this too, with a walk that nobody walks.
 */
export function createMovementWatch({
  source,
  time,
  server,
  simulated,
  every,
  changed,
  tasksChanged,
}: WatchOf) {
  let state = idle
  let widget = awake
  let cancel = () => {}
  /** A new one for each press on start: what is answered to an earlier one comes too late. */
  let round = 0
  /** Where one came from when the server could not be asked about it. */
  let unasked: Fix | undefined

  function show(change: Partial<Watching>) {
    state = { ...state, ...change }
    changed(state)
  }

  function start() {
    if (state.phase !== "off") return
    round++
    widget = awake
    unasked = undefined
    show({ ...idle, phase: "starting" })
    cancel = lookOnce(source, (fix) => void begin(fix, round), startFailed, options())
  }

  function startFailed(position: PositionFault) {
    show({ phase: "off", fault: { of: "start", position } })
  }

  async function begin(fix: Fix, mine: number) {
    try {
      const { session } = await server.start({ ...pointOf(fix), simulated })
      if (mine !== round) return void server.stop(session.id).catch(() => {})
      show({ phase: "on", sessionId: session.id })
      tasksChanged()
      await take(fix, mine)
      again(mine)
    } catch (error) {
      if (mine === round) show({ phase: "off", fault: { of: "start", text: sentenceOf(error) } })
    }
  }

  function again(mine: number) {
    if (mine !== round) return
    cancel = time.after(every ?? nextLook(widget), () => check(mine))
  }

  function check(mine: number) {
    if (mine !== round) return
    if (!mayLook(widget, time.now())) return again(mine)
    cancel = lookOnce(
      source,
      (fix) => void take(fix, mine).then(() => again(mine)),
      (fault) => lost(fault, mine),
      options(),
    )
  }

  function lost(position: PositionFault, mine: number) {
    if (position === "denied" || position === "unsupported") {
      stop()
      return show({ fault: { of: "check", position } })
    }
    widget = sawNothing(widget, time.now())
    show({ ...ofWidget(widget), moved: false, fault: { of: "check", position } })
    again(mine)
  }

  async function take(fix: Fix, mine: number) {
    const now = time.now()
    // The same measurement once more says nothing about now.
    if (state.fix?.at === fix.at) {
      widget = sawNothing(widget, now)
      return show({ ...ofWidget(widget), moved: false, fault: undefined })
    }
    const look = looked(widget, fix, now)
    widget = look.widget
    const { moved, metres, doubt } = look
    const lastMove = moved ? { at: now, metres } : state.lastMove
    show({ ...ofWidget(widget), fix, moved, metres, lastMove, doubt, fault: undefined })
    if (!doubt) await ask(look, fix, mine)
  }

  async function ask({ from, to, moved }: Looked, fix: Fix, mine: number) {
    const { sessionId } = state
    if (sessionId === undefined) return
    const [previous, current] = [unasked ?? from ?? fix, to ?? fix]
    try {
      const { project, newLocation, tasks } = await server.check(stepOf(sessionId, previous, current))
      if (mine !== round) return
      unasked = undefined
      show({ project, ...(moved && { newLocation }) })
      if (tasks.length > 0) tasksChanged()
    } catch (error) {
      if (mine !== round) return
      if (moved) unasked ??= from
      // Another tab took over, or it wasn't heard of for long.
      if (error instanceof ApiError && error.status === 404) stop()
      show({ fault: { of: "check", text: sentenceOf(error) } })
    }
  }

  function stop() {
    const { sessionId } = state
    round++
    cancel()
    if (state.phase === "off") return
    show({ phase: "off" })
    // The server ends by itself what isn't heard of any more.
    if (sessionId !== undefined) void server.stop(sessionId).catch(() => {})
  }

  const options = () => ({
    timeout: intervals.widgetPositionTimeout,
    maximumAge: mostPositionAge(widget),
    highAccuracy: widget.mode === "active",
  })

  return { start, stop, now: () => state }
}

export const idle: Watching = {
  phase: "off",
  mode: "active",
  still: 0,
  metres: 0,
  moved: false,
  newLocation: false,
  project: null,
}

const ofWidget = ({ mode, still, lookedAt }: Widget) => ({ mode, still, lookedAt })

const pointOf = ({ latitude, longitude, accuracy }: Fix) => ({ latitude, longitude, accuracy })

const stepOf = (sessionId: number, previous: Fix, current: Fix): CheckMovement => ({
  sessionId,
  currentLatitude: current.latitude,
  currentLongitude: current.longitude,
  currentAccuracy: current.accuracy,
  previousLatitude: previous.latitude,
  previousLongitude: previous.longitude,
  previousAccuracy: previous.accuracy,
  elapsed: current.at - previous.at,
})
