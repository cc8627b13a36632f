import type { Word } from "../page.ts"

/** Fewer letters and digits than this is a stamp or the number of a page, no page that was read. */
const leastText = 60
/** Of the words of a page, the part that looks like words. */
const leastPlausible = 0.7

/** Whether the text of a page is all that is on it, so that its picture needn't be read. */
export const isText = (words: Word[]) => signsOf(words) >= leastText && isLegible(words)

/** Whether these are words: a broken font gives other signs than the page shows. */
export function isLegible(words: Word[]): boolean {
  const judged = words.filter(({ text }) => /[^\p{P}\p{S}]/u.test(text) || text.length > 2)
  const plausible = judged.filter(({ text }) => isPlausible(text))
  return judged.length > 0 && plausible.length >= judged.length * leastPlausible && holdsVowels(words)
}

const signsOf = (words: Word[]) =>
  words.reduce((total, { text }) => total + text.replace(/[^\p{L}\p{N}]/gu, "").length, 0)

function isPlausible(text: string): boolean {
  if (/[\p{Co}\p{Cn}\p{Cc}\ufffd]/u.test(text)) return false
  const signs = [...text]
  const usual = signs.filter((sign) => /[\p{Script=Latin}\p{Nd}.,:;/()\-–+%€$&'’"@#*×|•_=]/u.test(sign))
  return usual.length >= signs.length * 0.8
}

/** In Dutch, English, German and French four letters in ten are vowels; in a font with its letters shifted, few. */
function holdsVowels(words: Word[]): boolean {
  const letters = words.map(({ text }) => text.normalize("NFD").replace(/[^a-z]/gi, "")).join("")
  const vowels = letters.replace(/[^aeiouy]/gi, "").length
  return letters.length < 40 || vowels >= letters.length * 0.22
}
