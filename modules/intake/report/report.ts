import { pdfFile } from "#src/documents/pdf/file.ts"
import type { Sender } from "#src/documents/sender.ts"
import { wordBlocks } from "#src/documents/word/blocks.ts"
import { wordFile } from "#src/documents/word/file.ts"
import type { ReportedPhoto } from "../photos/onPaper.ts"
import type { SavedPlan } from "../plan/schema.ts"
import { type ReportContent, reportContent } from "./content.ts"
import { reportPaper as nl } from "./paper.nl.ts"
import { photographed } from "./photographed.ts"
import { readSignatures } from "./pictures.ts"
import { readPlans } from "./planned.ts"
import type { ReportFormat } from "./schema.ts"

/** What a report of an intake is made of. */
export interface ReportTask {
  format: ReportFormat
  sender: Sender
  content: ReportContent
  plans: SavedPlan[]
  photos: ReportedPhoto[]
}

/** One content, written as a Word file or as a PDF. */
export async function intakeReport({
  format,
  sender,
  content,
  plans,
  photos,
}: ReportTask): Promise<Uint8Array> {
  const { project, day, visit } = content
  const blocks = [
    ...reportContent(content, await readSignatures(visit.people), await readPlans(plans)),
    ...(await photographed(photos)),
  ]
  const title = `${nl.title} ${project}`
  const about = { sender, title, reference: title }
  return format === "docx"
    ? wordFile({ ...about, children: wordBlocks(blocks) })
    : pdfFile({ ...about, number: nl.title, day, blocks })
}
