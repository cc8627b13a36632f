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

/** Also when the page comes back in sight: a phone in a pocket stops its timers. */
function everyMinute(listener: () => void) {
  const timer = setInterval(listener, 5_000)
  document.addEventListener("visibilitychange", listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener("visibilitychange", listener)
  }
}
