import { useState } from "react"
import * as z from "zod/mini"
import type { Day } from "#src/shared/days.ts"
import { placeOf, recall, remember } from "#ui/lib/remembered.ts"
import { useSignedIn } from "#ui/lib/session.ts"

const Notes = z.object({ day: z.string(), text: z.string() })

/** What one writes with a day, kept on this device while it is written. */
export function useNotes(day: Day, finished: string) {
  const { id } = useSignedIn()
  const place = placeOf(id, "checklist notes")
  const [typed, setTyped] = useState(() => {
    const known = recall(Notes, place)?.data
    return known?.day === day ? known.text : undefined
  })
  return {
    notes: typed ?? finished,
    setNotes(text: string) {
      setTyped(text)
      remember(place, { day, text })
    },
  }
}
