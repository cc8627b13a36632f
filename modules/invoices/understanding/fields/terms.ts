/** A term of payment in a text: 'binnen 14 dagen'. `sure` when it can mean nothing else. */
export interface Term {
  days: number
  sure: boolean
  start: number
  end: number
}

export function termsIn(text: string): Term[] {
  for (const [pattern, sure] of patterns) {
    const match = pattern.exec(text)
    if (!match) continue
    const count = Number(
      match[1]?.replace(/[oO]/g, "0").replace(/[lI]/g, "1") ?? words[match[2]!.toLowerCase()],
    )
    const days = /we+k|week|woche/i.test(match[0]) ? count * 7 : count
    // A discount for paying at once has a term of its own.
    if (
      !(days > 0 && days <= 120) ||
      /korting|skonto|discount|reclam|garantie|klacht|retour|bezwaar/i.test(text)
    )
      continue
    return [{ days, sure, start: match.index, end: match.index + match[0].length }]
  }
  return []
}

/** Days from one to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const words: Record<string, number> = {
  ...{ acht: 8, tien: 10, veertien: 14, eenentwintig: 21, dertig: 30, zestig: 60, twee: 2, vier: 4 },
}
const count = String.raw`(?:([\dOolI]{1,3})|(${Object.keys(words).join("|")}))`
const unit = String.raw`\s?(?:\([^)]*\)\s?)?(?:kalender|werk)?(?:dagen|dgn|dag|days?|weken|weeks?|tagen?|wochen)`

const patterns: [RegExp, boolean][] = [
  [
    new RegExp(
      String.raw`(?:betal\p{L}*|voldoen|voldaan|over te maken|overmaken|zahl\p{L}*|pay\p{L}*|maken)\b.{0,60}?\b(?:binnen|within|innerhalb(?: von)?|in)\s(?:een termijn van\s)?${count}${unit}`,
      "iu",
    ),
    true,
  ],
  [
    new RegExp(
      String.raw`(?:betal(?:ing)?s?termijn|betalingsconditie\w*|betalingscondities|betalingsvoorwaarden?|betaalconditie\w*|termijn|payment terms?|terms|zahlungsziel|zahlungsbedingungen)\W{0,6}(?:is|binnen|van|net)?\W{0,3}${count}${unit}`,
      "iu",
    ),
    true,
  ],
  [
    new RegExp(
      String.raw`\b(?:binnen|within|innerhalb(?: von)?)\s${count}${unit}\s?(?:na|netto|after|nach|te |over|betal|zonder|of|from)`,
      "iu",
    ),
    true,
  ],
  [
    new RegExp(
      String.raw`${count}${unit}\s?(?:netto|net|na factuur|na dagtekening|nach rechnung|after invoice)`,
      "iu",
    ),
    true,
  ],
  [new RegExp(String.raw`\bbinnen\s${count}${unit}`, "iu"), false],
]
