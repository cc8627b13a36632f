import * as z from "zod/mini"

/** Codes of the sentences that say what is wrong. */
interface Sentences {
  missing?: string
  tooLong?: string
}

/** One line of text, trimmed. Control characters and halves of surrogate pairs can't be written in a document. */
export const line = (max: number, { missing, tooLong }: Sentences = {}) =>
  z.string(missing).check(z.trim(), atMost(max, tooLong), free(/[\p{Cc}\p{Cs}]/u))

/** Text of several lines, trimmed. */
export const text = (max: number, { missing, tooLong }: Sentences = {}) =>
  z.string(missing).check(z.trim(), atMost(max, tooLong), free(/[^\P{Cc}\t\r\n]|\p{Cs}|\r(?!\n)/u))

/** What is too long is judged no further: a stranger decides how much the rest would have to read. */
const atMost = (max: number, error?: string) => z.maxLength(max, { error, abort: true })

/** Looks for what may not be in it, which never takes longer than reading it once. */
const free = (of: RegExp) => z.refine<string>((typed) => !of.test(typed))
