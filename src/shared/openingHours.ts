/** From when until when one is open, as 'HH:mm'; null is closed all day. Closing before opening is past midnight. */
export type OpenFrom = { opens: string; closes: string } | null

/** Days after each other with the same hours are one line: Monday to Friday 08:00-18:00. */
export function openSpans(week: readonly OpenFrom[]): { from: number; to: number; hours: OpenFrom }[] {
  const spans: { from: number; to: number; hours: OpenFrom }[] = []
  for (const [index, hours] of week.entries()) {
    const last = spans.at(-1)
    if (last && sameHours(last.hours, hours)) last.to = index + 1
    else spans.push({ from: index + 1, to: index + 1, hours })
  }
  return spans
}

const sameHours = (a: OpenFrom, b: OpenFrom) => a?.opens === b?.opens && a?.closes === b?.closes
