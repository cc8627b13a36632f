import { dayOf, timeOf } from "#src/shared/calendar.ts"
import { formatDay } from "#src/shared/days.ts"
import { photoPaper as nl } from "./paper.nl.ts"
import type { PhotoCategory } from "./schema.ts"

/** A photo of which the picture, with what was drawn on it, is where `path` says. */
export interface ReportedPhoto {
  title: string
  notes: string
  location: string
  category: PhotoCategory | null
  takenAt: string
  by: string | null
  path: string
}

/** What is told of it in one line. */
export const factsOf = ({ category, location, takenAt, by }: ReportedPhoto): string =>
  [category && nl.category[category], location, momentText(takenAt), by].filter(Boolean).join(" · ")

/** '26-11-2026 14:03' */
export function momentText(instant: string): string {
  const at = new Date(instant)
  return `${formatDay(dayOf(at))} ${timeOf(at)}`
}
