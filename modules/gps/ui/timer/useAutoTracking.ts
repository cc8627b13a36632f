import { useEffect, useRef } from "react"
import { dayOf } from "#src/shared/calendar.ts"
import { t } from "#ui/lib/i18n.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { toast } from "#ui/lib/toast.ts"
import type { Fix } from "../../positions/noise.ts"
import { deviceSource } from "../device/positionSource.ts"
import { deviceTime } from "../device/time.ts"
import { autoNotice } from "./autoNotice.ts"
import { startOf, watchForMovement } from "./autoTracking.ts"
import { isAutoOn, useChoices } from "./choices.ts"
import type { Timer } from "./useTimer.ts"
import { startWork } from "./writes.ts"

/** Starts the timer when one moves, on whatever screen. */
export function useAutoTracking(timer: Timer | undefined, gpsOn: boolean) {
  const { choices } = useChoices()
  const { id } = useSignedIn()
  const active = timer !== undefined && gpsOn && !timer.running && isAutoOn(choices, timer.state)
  const latest = useRef({ timer, choices })
  latest.current = { timer, choices }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told to one person is not for the next
  useEffect(() => autoNotice.forget, [id])
  useEffect(() => {
    if (!active) return
    const moved = (fix: Fix) => {
      const { timer, choices } = latest.current
      if (timer && !timer.running) void begin(fix, timer, choices)
    }
    return watchForMovement({ source: deviceSource(), time: deviceTime, moved })
  }, [active])
}

async function begin(fix: Fix, { state }: Timer, choices: Parameters<typeof startOf>[2]) {
  const outcome = startOf(fix, state, choices, dayOf(new Date()))
  if (outcome === "nothing") return
  if (outcome === "noDefault") {
    toast({
      title: t("gps.timer.auto.noDefault.title"),
      text: t("gps.timer.auto.noDefault.text"),
      destructive: true,
    })
    autoNotice.tell({ of: "noDefault" })
    return
  }
  const { start, here } = outcome
  const { latitude, longitude, accuracy, at } = fix
  const location = { latitude, longitude, accuracy, timestamp: new Date(at).toISOString() }
  const job = { kind: "work" as const, projectId: start.id, projectName: start.name }
  const ref = await startWork(job, { location, source: "auto" })
  toast({ title: t("gps.timer.auto.started"), text: start.name })
  autoNotice.tell({ of: "started", ref, name: start.name, here })
}
