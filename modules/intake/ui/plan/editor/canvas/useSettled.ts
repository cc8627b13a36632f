import { useLayoutEffect, useRef, useState } from "react"

/** Milliseconds: how long fingers rest, and how far apart changes are that don't belong to one move. */
const [pause, apart] = [150, 400]

/** Hook: a value that changes with every move of fingers, once those rest; one change by itself counts at once. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value)
  const last = useRef(Number.NEGATIVE_INFINITY)
  useLayoutEffect(() => {
    if (value === settled) return
    const now = performance.now()
    const isMoving = now - last.current < apart
    last.current = now
    if (!isMoving) return settle(value)
    const timer = setTimeout(() => settle(value), pause)
    return () => clearTimeout(timer)
  }, [value, settled])
  return settled
}
