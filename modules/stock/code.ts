/**
 * A code as a scanner reads it: a wholesaler's list writes '08712345678906' or '8712 345678 906' for what stands on
 * the box as 8712345678906, and zeros only where there is none.
 */
export function scannedCode(text: string): string {
  const bare = text.replace(/\s/g, "")
  if (/^0+$/.test(bare)) return ""
  if (!isTradeNumber(bare)) return text
  return /^0\d{13}$/.test(bare) ? bare.slice(1) : bare
}

/**
 * By which codes and article numbers are compared: without capitals, spaces and strokes; of a code of GS1 the thirteen
 * digits, as the twelve of an American one are the same with a nought before them.
 */
export function codeKey(text: string): string {
  const letters = scannedCode(text).replaceAll(/[\s-]/g, "").toLowerCase()
  return /^\d{12}$/.test(letters) ? `0${letters}` : letters
}

/** Of a number of GS1, on which its last digit depends; of any other code there is nothing to check. */
export function hasRightCheckDigit(code: string): boolean {
  if (!isTradeNumber(code)) return true
  const weighed = [...code].reverse().map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 3))
  return weighed.reduce((sum, each) => sum + each, 0) % 10 === 0
}

/** GTIN-8, -12, -13 and -14. */
const isTradeNumber = (code: string) => /^(\d{8}|\d{12,14})$/.test(code)

/** '8,71235E+12': what Excel left of a code that it took for a number. */
export const isRounded = (code: string) => /^\d([.,]\d+)?E\+\d+$/i.test(code)
