import { useDeferredValue, useEffect, useMemo, useState } from "react"
import { useDraft } from "#ui/form/useDraft.ts"
import { useRowFaults } from "#ui/form/useRowFaults.ts"
import type { Scan } from "../../scans/schema.ts"
import { beginOf } from "./begin.ts"
import { faultsIn } from "./faults.ts"
import { isSame, type Typed } from "./typed.ts"

export type ReviewForm = ReturnType<typeof useReviewForm>

/** What a person makes of what was read, until it is posted: kept on this device and judged when he posts. */
export function useReviewForm(scan: Scan, realEstate: boolean) {
  // A reading never changes while it is on the screen: a new one begins a new form.
  const [start] = useState(() => beginOf(scan.suggestion, realEstate))
  const { draft } = useDraft({ name: "invoice", of: scan.id, read: (text) => readableAs(start, text) })
  const [restored, setRestored] = useState(draft.found)
  const [typed, setTyped] = useState(restored ?? start)
  // Typing goes first; what follows from it comes after.
  const settled = useDeferredValue(typed)
  const { errors: faults, attempt, check, refuse, startAnew } = useRowFaults(settled, faultsIn)
  const differs = useMemo(() => !isSame(settled, start), [settled, start])
  const dirty = differs && typed !== start

  useEffect(() => draft.keep(dirty ? typed : undefined), [draft, dirty, typed])

  // The same function for good, so that a row is drawn again only when something of its own changed.
  const [change] = useState(() => (next: Partial<Typed> | ((before: Typed) => Typed)) => {
    setTyped((before) => (typeof next === "function" ? next(before) : { ...before, ...next }))
  })
  return {
    start,
    typed,
    settled,
    change,
    dirty,
    ...{ faults, attempt, check, refuse },
    /** What was typed earlier on this device stands in it. */
    restored: dirty && restored !== undefined,
    discard() {
      setTyped(start)
      setRestored(undefined)
      startAnew()
    },
    /** It was posted: nothing needs keeping. */
    done: draft.forget,
  }
}

/** What an older program kept may lack what this one needs. */
function readableAs(like: Typed, text: string): Typed | undefined {
  const draft = JSON.parse(text) as Typed
  return Object.keys(like).every((name) => name in draft) ? draft : undefined
}
