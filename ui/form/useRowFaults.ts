import { useEffect } from "react"
import type { Sentences } from "./judge.ts"
import { useFaults } from "./useFaults.ts"

/**
 * For an editor of rows, which keeps its own state: what is wrong, by path, from the first time that someone sends it.
 * Judged as `value` changes, which may come after what was typed.
 */
export function useRowFaults<Value>(value: Value, judge: (value: Value) => Sentences) {
  const { errors, attempt, tried, typed, failed, startAnew } = useFaults(() => none)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is the reason
  useEffect(() => {
    if (tried) typed(judge(value))
  }, [value])

  return {
    errors,
    attempt,
    /** Whether it can be sent; if not, all that is wrong shows. */
    check(now: Value): boolean {
      const wrong = judge(now)
      const fine = Object.keys(wrong).length === 0
      if (!fine) failed(wrong)
      return fine
    },
    /** The server did not take it. */
    refuse: (refused: Sentences) => failed(none, refused),
    startAnew: () => startAnew(none),
  }
}

const none: Sentences = {}
