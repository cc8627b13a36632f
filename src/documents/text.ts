/**
 * What a person typed, fit for XML 1.0: control characters, lone surrogates and non-characters are left out,
 * for one of them makes Word or Excel refuse the whole file. Line ends become '\n'.
 */
export function clean(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n").replace(forbidden, "")
}

/** As `clean`, on one line. */
export const cleanLine = (text: string): string => clean(text).replace(/\s*[\n\t]\s*/g, " ")

// With the `u` flag \p{Cs} matches only surrogates that stand alone, so emoji stay whole.
const forbidden = /[^\P{Cc}\n\t]|\p{Cs}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu
