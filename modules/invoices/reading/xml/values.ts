import { round } from "#src/shared/rounding.ts"

/**
 * A number of XML ('1234.5', '-.5'), or as some Dutch programs wrongly write it with a comma ('1.234,50').
 * Null for anything else: '1e9', 'NaN', '1 000', and what no invoice of a small company comes to.
 */
export function numberOf(text: string): number | null {
  const dutch = /^[+-]?\d{1,3}(\.\d{3})+,\d{1,4}$|^[+-]?\d+,\d{1,6}$/.test(text)
  const plain = dutch ? text.replaceAll(".", "").replace(",", ".") : text
  if (!/^[+-]?(\d{1,12}(\.\d{0,20})?|\.\d{1,20})$/.test(plain)) return null
  const value = Number(plain) + 0
  return Math.abs(value) <= most ? value : null
}

/** As `numberOf`, in whole cents. */
export function centsOf(text: string): number | null {
  const value = numberOf(text)
  return value === null ? null : round(value * 100)
}

const most = 1_000_000_000

/** A day of UBL ('2026-06-18', also with a zone or time after it) or of CII ('20260618'); '' when it is none. */
export function dayOf(text: string): string {
  const parts =
    /^(\d{4})-(\d{2})-(\d{2})(?:[TZ+-].*)?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})(?:\d{4,6})?$/.exec(text)
  if (!parts) return ""
  const day = parts.slice(1, 4).join("-")
  const instant = Date.parse(`${day}T00:00:00Z`)
  // 31 June would become 1 July.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day) ? day : ""
}
