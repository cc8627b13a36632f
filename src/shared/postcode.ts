/** '4301ab' to '4301 AB'; undefined for what is no Dutch postcode: it never begins with 0, nor ends in SA, SD or SS. */
export function postcodeOf(text: string): string | undefined {
  const [, digits, letters] = /^([1-9]\d{3})\s*(?!S[ADS])([A-Z]{2})$/.exec(text.trim().toUpperCase()) ?? []
  return digits && letters && `${digits} ${letters}`
}
