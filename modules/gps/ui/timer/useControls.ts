import { useEffect, useRef, useState } from "react"
import { dayOf } from "#src/shared/calendar.ts"
import { t } from "#ui/lib/i18n.ts"
import { toast } from "#ui/lib/toast.ts"
import { intervals } from "../../constants.ts"
import { belongsToProject } from "../../schema.ts"
import { useChoices } from "./choices.ts"
import { type Located, placeNow } from "./locator.ts"
import type { Row } from "./rows.ts"
import type { Gps } from "./useGps.ts"
import { type Job, pauseWork, resumeWork, startWork, stopWork } from "./writes.ts"

/** What was pressed and can't be done as asked, and what is missing for it. */
export interface Offer {
  of: "start" | "stop"
  job?: Job
  needsProject: boolean
}

/** A glove presses twice: what comes so soon after a press is the same press. */
const samePress = 900

export type Controls = ReturnType<typeof useControls>

/** Start, stop and what lies between, with what to say when something is missing. */
export function useControls(running: Row | undefined, gps: Gps, located: Located) {
  const { choose } = useChoices()
  const [offer, setOffer] = useState<Offer>()
  /** Asked for before the notice was answered: goes on by itself once the place is known. */
  const [asked, setAsked] = useState<Job>()
  const [awaited, setAwaited] = useState<Job>()
  const pressed = useRef(0)

  function once(act: () => void) {
    if (Date.now() - pressed.current < samePress) return
    pressed.current = Date.now()
    act()
  }

  async function begin(job: Job) {
    setOffer(undefined)
    setAwaited(undefined)
    try {
      await startWork(job, { location: gps.on ? placeNow(located) : undefined })
    } catch {
      refuse("gps.timer.said.startFailed", "gps.timer.said.startFailedText")
    }
  }

  async function end(row: Row) {
    setOffer(undefined)
    try {
      await stopWork(row, gps.on ? placeNow(located) : undefined)
      choose({ stoppedOn: dayOf(new Date()) })
    } catch {
      refuse("gps.timer.said.stopFailed", "gps.timer.said.stopFailedText")
    }
  }

  function start(job: Job) {
    if (gps.asks) return setAsked(job)
    const needsProject = lacksProject(job)
    if (!needsProject && (!gps.on || placeNow(located))) return void begin(job)
    refuse(gps.on ? "gps.timer.said.needsBoth" : "gps.timer.said.needsProject")
    setOffer({ of: "start", job, needsProject })
  }

  function stop() {
    if (!running) return refuse("gps.timer.said.needsPlace")
    if (!gps.on || placeNow(located)) return void end(running)
    refuse("gps.timer.said.needsPlace")
    setOffer({ of: "stop", needsProject: false })
  }

  const latest = useRef({ start, begin })
  latest.current = { start, begin }
  const found = awaited !== undefined && placeNow(located) !== undefined
  const lost = awaited !== undefined && located.fault !== undefined
  useEffect(() => {
    if (!awaited) return
    const go = () => {
      setAwaited(undefined)
      latest.current.start(awaited)
    }
    if (found || lost) return go()
    const timer = setTimeout(go, intervals.positionTimeout)
    return () => clearTimeout(timer)
  }, [awaited, found, lost])

  return {
    offer,
    forget: () => setOffer(undefined),
    start: (job: Job) => once(() => start(job)),
    stop: () => once(stop),
    pause: () => once(() => running && void pauseWork(running)),
    resume: () => once(() => running && void resumeWork(running)),
    /** Without what was missing. */
    startAnyway: () => offer?.job && void begin(offer.job),
    stopAnyway: () => running && void end(running),
    waiting: awaited !== undefined,
    /** The privacy notice is to be answered first. */
    notice: {
      open: asked !== undefined,
      close: () => setAsked(undefined),
      answer(answer: "yes" | "no") {
        gps.answer(answer)
        const job = asked
        setAsked(undefined)
        if (!job) return
        if (answer === "yes") setAwaited(job)
        else if (lacksProject(job)) {
          refuse("gps.timer.said.needsProject")
          setOffer({ of: "start", job, needsProject: true })
        } else void begin(job)
      },
    },
  }
}

const lacksProject = ({ kind, projectId }: Job) => belongsToProject(kind) && projectId === null

type Said =
  `gps.timer.said.${"needsBoth" | "needsProject" | "needsPlace" | "startFailed" | "startFailedText" | "stopFailed" | "stopFailedText"}`
const refuse = (title: Said, text?: Said) =>
  void toast({ title: t(title), ...(text && { text: t(text) }), destructive: true })
