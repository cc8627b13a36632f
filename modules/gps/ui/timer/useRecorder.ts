import { useEffect } from "react"
import { locator } from "./locator.ts"
import { createRecorder } from "./recorder.ts"
import { add } from "./writes.ts"

/** Records where one is, as long as that session runs and isn't paused; in one tab at a time. */
export function useRecorder(ref: string | undefined) {
  useEffect(() => {
    if (ref === undefined) return
    const record = createRecorder((position) => void add("gpsPositions", { ref, position }))
    return inOneTab(() => locator.follow(record))
  }, [ref])
}

/** Begins when no other tab does it (any more); where a browser has no locks (http) each of them does. */
function inOneTab(begin: () => () => void): () => void {
  if (!navigator.locks) return begin()
  const stop = new AbortController()
  const { signal } = stop
  const until = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()))
  const hold = () => {
    const end = begin()
    return until.then(end)
  }
  navigator.locks.request("waterpas.recorder", { signal }, hold).catch(() => {})
  return () => stop.abort()
}
