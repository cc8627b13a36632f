import { useEffect, useState } from "react"
import { flushSync } from "react-dom"

/** Whether the page is on its way to paper, where nothing can be asked for. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    // The paper is laid out as soon as this returns.
    addEventListener("beforeprint", () => flushSync(() => setPrinting(true)), { signal })
    addEventListener("afterprint", () => setPrinting(false), { signal })
    return () => stop.abort()
  }, [])
  return printing
}
