import { cleanLine } from "#src/documents/text.ts"

/** On one line, and at most as long as its field takes. */
export const clip = (text: string, longest: number): string =>
  cleanLine(text)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longest)
    .replace(/\p{Cs}/gu, "")
    .trim()
