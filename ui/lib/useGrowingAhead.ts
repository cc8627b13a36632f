import { startTransition, useCallback, useState } from "react"
import { flushSync } from "react-dom"

const atATime = 60
/** Pixels below the window within which what comes next is already there. */
const ahead = 2500

interface Growing<T> {
  shown: T[]
  /** Ref of an element below the last row, with `shown.length` as its key; undefined once all is there. */
  end: ((element: HTMLElement | null) => (() => void) | undefined) | undefined
  /** Shows more at once, for who walks past the last row by keyboard. */
  more: () => void
}

/**
 * Of a very long list what lies up to the window and a bit further: thousands of rows would have to be taken away again
 * at the first letter that is typed. It begins anew when `view` changes: what was searched for, how it is sorted.
 * `least`: how many must be there at any rate, because someone stands on that row.
 */
export function useGrowingAhead<T>(rows: T[], view: string, least = 0): Growing<T> {
  const [grown, setGrown] = useState({ view, count: atATime })
  const count = Math.max(grown.view === view ? grown.count : atATime, least)
  if (least > 0 && count > grown.count) setGrown({ view, count })

  const grow = () => setGrown({ view, count: count + atATime })
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        ([entry]) =>
          entry?.isIntersecting && startTransition(() => setGrown({ view, count: count + atATime })),
        { rootMargin: `0px 0px ${ahead}px` },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [view, count],
  )

  if (count >= rows.length) return { shown: rows, end: undefined, more: grow }
  return { shown: rows.slice(0, count), end, more: () => flushSync(grow) }
}
