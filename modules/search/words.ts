/** What is looked for counts no further: each word is one more list to walk. */
const mostWords = 5

/** The words of a text as the index has them: small letters without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** What may be meant by what was typed, the likeliest first: each a list of words that must all be there. */
export function readingsOf(typed: string): string[][] {
  const words = [...new Set(wordsOf(typed))].slice(0, mostWords)
  const readings = [phoneWord(typed), amountWord(typed)].flatMap((word) => (word ? [[word]] : []))
  return words.join("").length > 1 ? [...readings, words] : readings
}

/** '06-12 34 56 78', '+31612345678' and '0031 6 12345678' are one number. */
function phoneWord(typed: string): string | undefined {
  if (!/^[+\d][\d\s()./-]{3,}$/.test(typed)) return undefined
  const digits = typed.replace(/^(\+|00)31\s*\(?0?\)?/, "0").replace(/\D/g, "")
  return digits.length < 4 ? undefined : digits
}

/** '1.234,56', '1234.56', '€ 1234': `amountInWords` of the manifest makes the same word of cents. */
function amountWord(typed: string): string | undefined {
  const found = /^(?:€|eur)?\s*(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:([.,])(\d{0,2}))?$/i.exec(typed)
  if (!found) return undefined
  const [, euros, comma, cents = ""] = found
  return `eur${Number(euros!.replaceAll(".", ""))}${comma ? `x${cents}` : "x"}`
}
