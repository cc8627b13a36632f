import type { Block } from "#src/documents/blocks.ts"
import { pdfFile } from "#src/documents/pdf/file.ts"
import { readPhoto } from "#src/documents/readPhoto.ts"
import type { Sender } from "#src/documents/sender.ts"
import type { Day } from "#src/shared/days.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import { factsOf, type ReportedPhoto } from "./onPaper.ts"
import { photoPaper as nl } from "./paper.nl.ts"

/** What a report of photos is made of; each photo is where `path` says. */
export interface PhotoReportTask {
  project: string
  address: string
  day: Day
  sender: Sender
  photos: ReportedPhoto[]
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
  const { title, notes, path } = photo
  const picture = await readPhoto(path, title)
  return [
    { kind: "subheading", text: title },
    picture ? { kind: "picture", photo: picture } : { kind: "note", text: nl.gone },
    { kind: "note", text: factsOf(photo) },
    ...(notes ? [{ kind: "paragraph", text: notes } as const] : []),
    { kind: "gap", points: 8 },
  ]
}
