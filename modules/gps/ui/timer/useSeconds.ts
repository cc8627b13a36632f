import { useSyncExternalStore } from "react"

/** The device's clock in milliseconds, each second while the page is in sight; right at once when it comes back in sight. */
export const useSeconds = (): number =>
  useSyncExternalStore(everySecond, () => Math.floor(Date.now() / 1000) * 1000)

function everySecond(listener: () => void) {
  const tick = () => document.visibilityState === "visible" && listener()
  const timer = setInterval(tick, 1000)
  document.addEventListener("visibilitychange", tick)
  addEventListener("pageshow", tick)
  return () => {
    clearInterval(timer)
    document.removeEventListener("visibilitychange", tick)
    removeEventListener("pageshow", tick)
  }
}
