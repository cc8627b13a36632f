// Checks of Dutch identifiers by their check digits. Spaces, dots and lower case are forgiven.

/** As registers write it. */
export const bare = (text: string) => text.replace(/[\s.]/g, "").toUpperCase()

/** Eight digits; there is no public check digit. */
export const isKvkNumber = (text: string) => /^\d{8}$/.test(bare(text))

/** ISO 13616: the country's length for NL is 18; mod 97 of the rearranged digits is 1. */
export function isIban(text: string): boolean {
  const iban = bare(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  if (iban.startsWith("NL") && !/^NL\d{2}[A-Z]{4}\d{10}$/.test(iban)) return false
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1
}

/** NL, nine digits, B, two digits; the nine pass the 11-test, or the whole passes mod 97 (sole traders since 2020). */
export function isBtwId(text: string): boolean {
  const id = bare(text)
  // Nine zeros pass the 11-test, and are what people type to get past a field.
  if (!/^NL(?!0{9})\d{9}B\d{2}$/.test(id)) return false
  const digits = [...id.slice(2, 11)].map(Number)
  const weighted = digits.slice(0, 8).reduce((sum, digit, i) => sum + digit * (9 - i), 0)
  return (weighted - digits[8]!) % 11 === 0 || mod97(id) === 1
}

/** Letters count as A=10 to Z=35. */
function mod97(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}
