import type { Photo } from "#src/documents/blocks.ts"
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

/** Sharp enough for half a page: as they are kept, hundreds of photos would be no file to mail. */
const longestSide = 1000

/** A photo made fit for paper; null of one that is gone or can't be read. */
export async function readPhoto(path: string, alt: string): Promise<Photo | null> {
  try {
    const bytes = await new Bun.Image(await Bun.file(path).bytes())
      .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 75 })
      .bytes()
    return { bytes, alt, ...(await new Bun.Image(bytes).metadata()) }
  } catch {
    return null
  }
}
