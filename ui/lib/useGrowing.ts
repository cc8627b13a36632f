import { startTransition, useEffect, useState } from "react"

const atFirst = 60
const atATime = 150

/**
 * Of a long list what fits on a screen at once, and the rest bit by bit in between, so that a thousand rows never keep
 * anyone waiting who types. It begins anew when `view` changes: what was searched for, how it is sorted.
 */
export function useGrowing<T>(rows: T[], view: string): T[] {
  const [grown, setGrown] = useState({ view, shown: atFirst })
  const shown = grown.view === view ? grown.shown : atFirst
  const whole = shown >= rows.length
  useEffect(() => {
    if (whole) return
    const timer = setTimeout(() => startTransition(() => setGrown({ view, shown: shown + atATime })), 50)
    return () => clearTimeout(timer)
  }, [view, shown, whole])
  return whole ? rows : rows.slice(0, shown)
}
