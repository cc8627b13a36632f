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
  return judged.length > 0 && plausible.length >= judged.length * leastPlausible
}

const signsOf = (words: Word[]) =>
  words.reduce((total, { text }) => total + text.replace(/[^\p{L}\p{N}]/gu, "").length, 0)

function isPlausible(text: string): boolean {
  if (/[\p{Co}\p{Cn}\p{Cc}\ufffd]/u.test(text)) return false
  const signs = [...text]
  const plain = signs.filter((sign) => /[\p{Script=Latin}\p{Nd}]/u.test(sign)).length
  const usual = signs.filter((sign) => /[.,:;/()\-–+%€$&'’"@#*×|•_=]/u.test(sign)).length
  if (plain + usual < signs.length * 0.8) return false
  if (/\p{Nd}/u.test(text) || text.length < 5) return true
  // A word of five letters without a vowel is an abbreviation at best.
  return /[aeiouyáéíóúàèëïöüâêîôû]/i.test(text)
}
