import { useEffect, useState } from "react"

/**
 * When the faults of a form are shown: a field's own once it was left with something in it, and all of them when
 * someone sends. `attempt` counts the times that he sent it wrong; once all is well it is 0 again.
 */
export function useChecked<Field extends string, Fault>(
  values: Readonly<Record<Field, string>>,
  faults: Partial<Record<Field, Fault>>,
) {
  const [attempt, setAttempt] = useState(0)
  const [left, setLeft] = useState<readonly string[]>([])
  const [all, setAll] = useState(false)
  const fine = Object.keys(faults).length === 0
  // Once all is well the summary goes, and the next slip shows at its own field.
  useEffect(() => {
    if (fine) setAttempt(0)
  }, [fine])

  return {
    attempt,
    shown: Object.fromEntries(
      Object.entries(faults).filter(([field]) => all || left.includes(field)),
    ) as typeof faults,
    leave: (field: Field) => values[field].trim() !== "" && setLeft((before) => [...before, field]),
    check(): boolean {
      setAll(true)
      setAttempt(attempt + 1)
      return fine
    },
    /** For a form that was sent and is empty again. */
    startAnew() {
      setAll(false)
      setLeft([])
      setAttempt(0)
    },
  }
}
