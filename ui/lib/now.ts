import { useSyncExternalStore } from "react"
import { usePageData } from "./company.ts"

const minute = 60_000
const currentMinute = () => Math.floor(Date.now() / minute)

/** What time it is, to the minute: that of the page while the browser takes over, then that of the device. */
export function useNow(): Date {
  const { now } = usePageData()
  const made = () => (now ? Math.floor(Date.parse(now) / minute) : currentMinute())
  return new Date(useSyncExternalStore(everyMinute, currentMinute, made) * minute)
}

/** One clock for all: each row of a list may ask. */
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
let clock: ReturnType<typeof setInterval> | undefined

/** Also when the page comes back in sight: a phone in a pocket stops its timers. */
function everyMinute(listener: () => void) {
  if (listeners.size === 0) {
    clock = setInterval(tell, 5_000)
    document.addEventListener("visibilitychange", tell)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(clock)
    document.removeEventListener("visibilitychange", tell)
  }
}
