import { useRef } from "react"
import { newKey } from "./newKey.ts"

/**
 * Hook: the same wish has the same Idempotency-Key however often it is sent, so that it is done once when an answer got
 * lost; another wish, or one after it was `heard`, has another.
 */
export function useWishKey() {
  const last = useRef({ wish: "", key: "" })
  return {
    of(wish: unknown): string {
      const said = JSON.stringify(wish)
      if (last.current.wish !== said) last.current = { wish: said, key: newKey() }
      return last.current.key
    },
    heard() {
      last.current = { wish: "", key: "" }
    },
  }
}
