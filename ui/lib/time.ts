/** '8', '830', '8.30', '8u30' or '08:30' to '08:30'; undefined when no clock shows it. */
export function timeFromText(text: string): string | undefined {
  const parts =
    text.trim().match(/^(\d{1,2})(?:[:.,u]|\s*uur)?$/i) ??
    text.trim().match(/^(\d{1,2})\s*[:.,u ]\s*(\d{2})(?:\s*uur)?$/i) ??
    text.trim().match(/^(\d{1,2})(\d{2})$/)
  if (!parts) return undefined
  const [, hours = "", minutes = "00"] = parts
  return Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, "0")}:${minutes}` : undefined
}
