import { useEffect, useLayoutEffect, useRef, useState } from "react"

/**
 * Hook: what is typed, kept when one leaves the field or the screen. `keep` says whether it could be; what another
 * wrote meanwhile shows as long as nothing is typed here.
 */
export function useKept(known: string, keep: (typed: string) => boolean) {
  const [typed, setTyped] = useState<string>()
  const latest = useRef(() => {})
  const leave = () => {
    if (typed === undefined || (typed !== known && !keep(typed))) return
    setTyped(undefined)
  }
  useEffect(() => {
    latest.current = leave
  })
  // Before the queue closes, when all of the page goes.
  useLayoutEffect(() => {
    const keepNow = () => latest.current()
    addEventListener("pagehide", keepNow)
    return () => {
      removeEventListener("pagehide", keepNow)
      keepNow()
    }
  }, [])
  return { value: typed ?? known, onChange: setTyped, onBlur: leave }
}
