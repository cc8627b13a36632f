import { useEffect, useState } from "react"

/**
 * `awake`: the screen stays on. `asleep`: the page is out of sight, so it may go off; back in sight it stays on again.
 * `refused`: the device doesn't want to (battery low). `unsupported`: this browser can't.
 */
export type WakeState = "awake" | "asleep" | "refused" | "unsupported"

type Lock = Pick<WakeLockSentinel, "release" | "addEventListener">

export interface WakePage {
  wakeLock?: { request: () => Promise<Lock> }
  isVisible: () => boolean
  /** Calls when the page comes in sight or goes out of it; answers how to stop. */
  onVisible: (changed: () => void) => () => void
}

/** Keeps the screen on, for a phone that sleeps stops telling where it is. Answers how to let it go. */
export function keepAwake(tell: (state: WakeState) => void, page: WakePage = thisPage): () => void {
  const { wakeLock } = page
  if (!wakeLock) {
    tell("unsupported")
    return () => {}
  }
  let stopped = false
  let asking = false
  let held: Lock | undefined

  async function ask() {
    if (asking || held || !page.isVisible()) return
    asking = true
    try {
      const lock = await wakeLock!.request()
      if (stopped) return void lock.release().catch(() => {})
      held = lock
      lock.addEventListener("release", () => lost(lock))
      tell("awake")
    } catch {
      if (!stopped) tell(page.isVisible() ? "refused" : "asleep")
    } finally {
      asking = false
    }
  }

  function lost(lock: Lock) {
    if (stopped || held !== lock) return
    held = undefined
    tell(page.isVisible() ? "refused" : "asleep")
  }

  const leave = page.onVisible(() => void ask())
  void ask()
  return () => {
    stopped = true
    leave()
    void held?.release().catch(() => {})
  }
}

/** Keeps the screen on as long as it is `wanted`; what it answers is to be told to the person. */
export function useWakeLock(wanted: boolean): WakeState | undefined {
  const [state, setState] = useState<WakeState>()
  useEffect(() => {
    if (!wanted) return
    const letGo = keepAwake(setState)
    return () => {
      letGo()
      setState(undefined)
    }
  }, [wanted])
  return state
}

const thisPage: WakePage = {
  get wakeLock() {
    const lock: WakeLock | undefined = navigator.wakeLock
    return lock && { request: () => lock.request("screen") }
  },
  isVisible: () => document.visibilityState === "visible",
  onVisible(changed) {
    document.addEventListener("visibilitychange", changed)
    return () => document.removeEventListener("visibilitychange", changed)
  },
}
