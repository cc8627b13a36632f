/** What a printed number may be: '18,4' and '18.4' are 18.4, '1.000' is 1000 or 1; empty when it is none. */
export function numbersIn(text: string): number[] {
  const bare = text.replace(/^(€|£|\$|EUR)\s*/i, "").replace(/(?<=\d)[-−–—]$/, "")
  if (!/^[-−–]?\d{1,9}(?:[.,' ]\d{1,6})*$/.test(bare)) return []
  const sign = /^[-−–]/.test(bare) || /\d[-−–—]$/.test(text) ? -1 : 1
  const digits = bare.replace(/^[-−–]/, "")
  const readings: number[] = []
  const separators = digits.match(/[.,' ]/g) ?? []
  const grouped = /^\d{1,3}(?:[.,' ]\d{3})+$/.test(digits)
  if (grouped) readings.push(Number(digits.replace(/\D/g, "")))
  if (separators.length === 0) readings.push(Number(digits))
  const last = Math.max(digits.lastIndexOf(","), digits.lastIndexOf("."))
  if (last > 0 && (separators.length === 1 || separators.at(-1) !== separators[0])) {
    readings.push(Number(`${digits.slice(0, last).replace(/\D/g, "")}.${digits.slice(last + 1)}`))
  }
  return readings.map((reading) => sign * reading)
}
