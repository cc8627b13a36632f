import { useEffect, useRef } from "react"
import type { After } from "./usePosting.ts"

/**
 * Ctrl+Enter posts what is on the screen, with Shift to go on to the next; Enter in a field, or where nothing has the
 * focus, goes to what should be looked at next. A button or a link keeps its own Enter.
 */
export function useReviewKeys(acts: { post: (after: After) => void; onward: () => void }) {
  const latest = useRef(acts)
  latest.current = acts
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.altKey || event.defaultPrevented || event.isComposing) return
      if (document.querySelector("dialog[open]")) return
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault()
        if (!event.repeat) latest.current.post(event.shiftKey ? "next" : "allocate")
      } else if (goesOn(event.target)) {
        event.preventDefault()
        latest.current.onward()
      }
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [])
}

const goesOn = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.matches("body, h1") || (target.matches("input, select") && target.closest(".review") !== null))
