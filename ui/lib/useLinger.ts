import { useEffect, useRef, useState } from "react"

const stays = 10_000

/**
 * Leaves by itself after ten seconds, but not while someone points at it or stands on it with the keyboard, nor while
 * `held`. The result goes on the element.
 */
export function useLinger(leave: () => void, held: boolean) {
  const [touched, setTouched] = useState(false)
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    if (touched || held) return
    const timer = setTimeout(() => latest.current(), stays)
    return () => clearTimeout(timer)
  }, [touched, held])
  return {
    onPointerEnter: () => setTouched(true),
    onPointerLeave: () => setTouched(false),
    onFocus: (event: { target: Element }) => setTouched(event.target.matches(":focus-visible")),
    onBlur: () => setTouched(false),
  }
}
