import type { Block, Photo } from "#src/documents/blocks.ts"
import { pdfFile } from "#src/documents/pdf/file.ts"
import type { Sender } from "#src/documents/sender.ts"
import { dayOf, timeOf } from "#src/shared/calendar.ts"
import { type Day, formatDay } from "#src/shared/days.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import { photoPaper as nl } from "./paper.nl.ts"
import type { PhotoCategory } from "./schema.ts"

/** What a report of photos is made of; each photo is where `path` says. */
export interface PhotoReportTask {
  project: string
  address: string
  day: Day
  sender: Sender
  photos: ReportedPhoto[]
}

interface ReportedPhoto {
  title: string
  notes: string
  location: string
  category: PhotoCategory | null
  takenAt: string
  by: string | null
  path: string
}

/** Each photo with what was told of it under it. */
export async function photoReport({ project, address, day, sender, photos }: PhotoReportTask) {
  const blocks: Block[] = []
  for (const photo of photos) blocks.push(...(await blocksOf(photo)))
  return pdfFile({
    sender,
    title: `${nl.title} ${project}`,
    reference: `${nl.title} ${project}`,
    number: nl.title,
    day,
    blocks: [
      {
        kind: "addressee",
        lines: [],
        facts: [
          [nl.project, project],
          ...(address ? [[nl.address, address] as [string, string]] : []),
          [nl.day, formatLongDay(day)],
          [nl.count, String(photos.length)],
        ],
      },
      { kind: "title", text: nl.title },
      ...blocks,
    ],
  })
}

async function blocksOf(photo: ReportedPhoto): Promise<Block[]> {
  const { title, notes, location, category, takenAt, by } = photo
  const at = new Date(takenAt)
  const facts = [
    category && nl.category[category],
    location,
    `${formatDay(dayOf(at))} ${timeOf(at)}`,
    by,
  ].filter(Boolean)
  return [
    { kind: "subheading", text: title },
    { kind: "picture", ...(await onPaper(photo)) },
    { kind: "note", text: facts.join(" · ") },
    ...(notes ? [{ kind: "paragraph", text: notes } as const] : []),
    { kind: "gap", points: 8 },
  ]
}

/** Sharp enough for half a page: as it is kept, a report of a hundred photos would be too large to mail. */
const longestSide = 1200

async function onPaper({ path, title }: ReportedPhoto): Promise<Photo> {
  const bytes = await new Bun.Image(await Bun.file(path).bytes())
    .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 75 })
    .bytes()
  return { bytes, alt: title, ...(await new Bun.Image(bytes).metadata()) }
}
