import { startTransition, useEffect, useState } from "react"

/** Of rows of a table; those that hold many things themselves take fewer. */
const ofATable = { first: 60, step: 150 }

/**
 * Of a long list what fits on a screen at once, and the rest bit by bit in between, so that a thousand rows never keep
 * anyone waiting who types. It begins anew when `view` changes: what was searched for, how it is sorted.
 */
export function useGrowing<T>(rows: T[], view: string, { first, step } = ofATable): T[] {
  const [grown, setGrown] = useState({ view, shown: first })
  const shown = grown.view === view ? grown.shown : first
  const whole = shown >= rows.length
  useEffect(() => {
    if (whole) return
    const timer = setTimeout(() => startTransition(() => setGrown({ view, shown: shown + step })), 50)
    return () => clearTimeout(timer)
  }, [view, shown, step, whole])
  return whole ? rows : rows.slice(0, shown)
}
