import * as z from "zod/mini"

/** One line of text, trimmed. Control characters and halves of surrogate pairs can't be written in a document. */
export const line = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

/** Text of several lines, trimmed. */
export const text = (max: number, tooLong?: string) =>
  z.string().check(z.trim(), z.maxLength(max, tooLong), z.regex(/^(\r?\n|\t|[^\p{Cc}\p{Cs}])*$/u))

/** Nothing that could end or split an address in the head of a mail. */
export const Email = line(254).check(z.regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/))

export const Phone = line(30).check(z.regex(/^\+?[\d\s().-]{8,30}$/))
