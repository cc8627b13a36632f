import { useEffect, useRef, useState } from "react"
import { noticesPath, refresh, usePolled } from "#ui/lib/swr.tsx"
import type { AbsenceYear } from "../schema.ts"
import { api } from "./api.ts"

/** Every read of absence begins with it, so a write refreshes them all. */
export const absencePath = "/api/absence"
/** Who is away stands in the planning and in the hours as well. */
export const absenceTouches = [absencePath, "/api/timeline", "/api/gps"]

const forAnswers = 60_000

/** A year of it, and which. */
export function useYear() {
  const [year, setYear] = useState<number>()
  const known = usePolled<AbsenceYear>([absencePath, { year }], () => api.year(year), forAnswers)
  return { known, setYear }
}

/** Who looks at his leave has seen what was answered. */
export function useSeen(known: boolean) {
  const told = useRef(false)
  useEffect(() => {
    if (!known || told.current) return
    told.current = true
    api.see().then(
      () => refresh(noticesPath),
      () => undefined,
    )
  }, [known])
}
