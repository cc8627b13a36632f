import type { ScanFormat } from "../schema.ts"
import type { Context, Suggestion } from "../understanding/suggestion.ts"
import type { Page } from "./page.ts"

/** What the reading process is asked; it reads the file itself, by its path. */
export type ReadingTask = ReadTask | RenderTask

/** Read a document and say what it means. */
export interface ReadTask {
  do: "read"
  path: string
  format: ScanFormat
  context: Context
}

/** Draw one page as a picture: upright and straightened as `turned` of its reading says, at most `width` pixels wide. */
export interface RenderTask {
  do: "render"
  path: string
  format: ScanFormat
  page: number
  turned: number
  width: number
}

export interface ReadResult {
  /** Empty for XML without a picture of the invoice. */
  pages: Page[]
  suggestion: Suggestion
}

/** Kept of a document: an invoice of fifty pages has as many, and the server stores them in a moment. */
export const mostWords = 20_000

/** Told while it reads: pages done, of how many. */
export interface Progress {
  done: number
  total: number
}

/**
 * Why a document can't be read; each is the code of a sentence, `invoices.encrypted`. The file is kept: a person may
 * know its password, or type what it says.
 */
export const readFailures = [
  "encrypted",
  "brokenPdf",
  "brokenPicture",
  "brokenXml",
  "otherXml",
  "heic",
  "tooLarge",
  "tooHeavy",
  "tooLong",
  "nothingToRead",
  "readerStopped",
] as const
export type ReadFailure = (typeof readFailures)[number]

/** The main process's side: tasks are done one at a time by a process of its own, which may die. */
export interface Reader {
  read(task: Omit<ReadTask, "do">, progress: (progress: Progress) => void): Promise<ReadResult>
  /** A JPEG. */
  render(task: Omit<RenderTask, "do">): Promise<Uint8Array>
  /** Ends the process; a task at hand fails with `readerStopped`. */
  stop(): Promise<void>
}

/** Thrown by a reader for a document that can't be read. */
export class Unreadable extends Error {
  constructor(readonly failure: ReadFailure) {
    super(failure)
  }
}
