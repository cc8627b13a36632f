import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react"
import { useSignedIn } from "#ui/lib/session.ts"
import type { Scan } from "../../scans/schema.ts"
import { beginOf } from "./begin.ts"
import { draftKey, forgetDraft, keepDraft, keptDraft } from "./draftStore.ts"
import { type Faults, faultsIn } from "./faults.ts"
import { isSame, type Typed } from "./typed.ts"

export type ReviewForm = ReturnType<typeof useReviewForm>

/** What a person makes of what was read, until it is posted: kept on this device and judged when he posts. */
export function useReviewForm(scan: Scan, realEstate: boolean) {
  const key = draftKey(useSignedIn().id, scan.id)
  // A reading never changes while it is on the screen: a new one begins a new form.
  const [start] = useState(() => beginOf(scan.suggestion, realEstate))
  const [restored, setRestored] = useState(() => keptDraft(key, start))
  const [typed, setTyped] = useState(restored ?? start)
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<Faults>(none)
  // Typing goes first; what follows from it comes after.
  const settled = useDeferredValue(typed)
  const differs = useMemo(() => !isSame(settled, start), [settled, start])
  const dirty = differs && typed !== start

  const keep = useRef<() => void>(undefined)
  useEffect(() => {
    keep.current = undefined
    if (!dirty) return forgetDraft(key)
    keep.current = () => {
      keep.current = undefined
      keepDraft(key, typed)
    }
    const timer = setTimeout(() => keep.current?.(), 400)
    return () => clearTimeout(timer)
  }, [dirty, key, typed])
  // The session may end, and the screen with it, between two keys.
  useEffect(() => () => keep.current?.(), [])

  const own = useMemo(() => (attempt > 0 ? faultsIn(settled) : none), [attempt, settled])
  const faults = useMemo<Faults>(() => ({ ...refused, ...own }), [refused, own])

  // The same function for good, so that a row is drawn again only when something of its own changed.
  const [change] = useState(() => (next: Partial<Typed> | ((before: Typed) => Typed)) => {
    setRefused(none)
    setTyped((before) => (typeof next === "function" ? next(before) : { ...before, ...next }))
  })
  return {
    start,
    typed,
    settled,
    change,
    dirty,
    faults,
    attempt,
    /** What was typed earlier on this device stands in it. */
    restored: dirty && restored !== undefined,
    /** Whether it can be sent; if not, its faults show. */
    judge(now: Typed): boolean {
      setAttempt((count) => count + 1)
      return Object.keys(faultsIn(now)).length === 0
    },
    refuse: setRefused,
    discard() {
      setTyped(start)
      setRestored(undefined)
      setAttempt(0)
      setRefused(none)
    },
    /** It was posted: nothing needs keeping. */
    done() {
      keep.current = undefined
      forgetDraft(key)
    },
  }
}

const none: Faults = {}
