/** '5-11-2026', '05/11/2026', '5.11.26' or '05112026' to '2026-11-05'; undefined when no such day exists. */
export function dayFromText(text: string): string | undefined {
  const parts =
    text.trim().match(/^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/) ??
    text.trim().match(/^(\d{2})(\d{2})(\d{4})$/)
  if (!parts) return undefined
  const [, day, month, year] = parts as [string, string, string, string]
  const iso = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
  return exists(iso) ? iso : undefined
}

/** '2026-11-05' to '05-11-2026'; any other text stays as it is. */
export function textFromDay(day: string): string {
  const [, year, month, date] = day.match(/^(\d{4})-(\d{2})-(\d{2})$/) ?? []
  return year ? `${date}-${month}-${year}` : day
}

function exists(iso: string) {
  const instant = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso)
}
