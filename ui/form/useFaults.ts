import { useMemo, useRef, useState } from "react"
import { fieldOf, type Sentences } from "./judge.ts"

interface Faults {
  /** All that is wrong with what stands in the form now. */
  wrong: Sentences
  /** What the server refused, as long as that field is not changed. */
  refused: Sentences
  /** Fields that were left with something in them. */
  left: readonly string[]
  /** Someone tried to send it. */
  tried: boolean
  /** The tries that failed since all was well. */
  attempt: number
}

/**
 * When what is wrong is told: of one field once it was left with something in it, of all once someone sends. When all is
 * well again the summary goes, and the next slip shows at its own field only: a summary that came while someone types
 * would take the focus.
 */
export function useFaults(first: () => Sentences) {
  const [faults, setFaults] = useState<Faults>(() => ({ ...none, wrong: first() }))
  // Typing draws the form again only when that changes what is told.
  const latest = useRef(faults)
  function change(next: Partial<Faults>) {
    const after = { ...latest.current, ...next }
    if (JSON.stringify(after) === JSON.stringify(latest.current)) return
    latest.current = after
    setFaults(after)
  }
  const errors = useMemo(() => shown(faults), [faults])

  return {
    errors,
    attempt: faults.attempt,
    tried: faults.tried,
    /** Something was typed in a field, or put there; without its name it may be any. */
    typed(wrong: Sentences, name?: string) {
      const { refused, attempt } = latest.current
      const still = name ? without(refused, name) : {}
      const well = Object.keys(shown(latest.current)).length > 0 && isEmpty(wrong) && isEmpty(still)
      change({ wrong, refused: still, attempt: well ? 0 : attempt })
    },
    leave(name: string) {
      const { left } = latest.current
      if (!left.includes(name)) change({ left: [...left, name] })
    },
    /** It could not be sent, or was refused. */
    failed(wrong: Sentences, refused: Sentences = {}) {
      change({ wrong, refused, tried: true, attempt: latest.current.attempt + 1 })
    },
    startAnew: (wrong: Sentences) => change({ ...none, wrong }),
  }
}

const none: Faults = { wrong: {}, refused: {}, left: [], tried: false, attempt: 0 }

const shown = ({ wrong, refused, left, tried }: Faults): Sentences => ({
  ...refused,
  ...Object.fromEntries(Object.entries(wrong).filter(([path]) => tried || left.includes(fieldOf(path)))),
})

const without = (sentences: Sentences, name: string): Sentences =>
  Object.fromEntries(Object.entries(sentences).filter(([path]) => fieldOf(path) !== name))

const isEmpty = (sentences: Sentences) => Object.keys(sentences).length === 0
