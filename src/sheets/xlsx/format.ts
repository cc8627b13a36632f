/** How the number in a cell is shown, as far as it tells what that is. */
export interface Format {
  day: boolean
  time: boolean
  /** Hours that go on counting after 24. */
  elapsed: boolean
  percent: boolean
  /** Digits that are always shown: '0612345678' and '00012345' are written by '0000000000' and '00000000'. */
  digits: number
}

export const plain: Format = { day: false, time: false, elapsed: false, percent: false, digits: 0 }

/** By its number, which says enough of those that every program knows, or by its code: 'dd-mm-yyyy;@'. */
export function formatOf(id: number, code = builtIn(id)): Format {
  const [first = ""] = code.replace(quoted, "").split(";")
  const elapsed = /\[(h+|m+|s+)\]/i.test(first)
  const shown = first.replace(/\[[^\]]*\]/g, "")
  const time = elapsed || /[hs]/i.test(shown)
  // An m is a month, unless it stands with hours or seconds.
  const day = /[yd]/i.test(shown) || (/m/i.test(shown) && !time)
  const digits = /^0{2,}$/.test(shown) ? shown.length : 0
  return { day, time, elapsed, digits, percent: shown.includes("%") }
}

/** Texts, signs that stand for themselves, and room as wide as a sign. */
const quoted = /"[^"]*"|\\.|_.|\*./g

/** ECMA-376, 18.8.30; those of the far east show days and times too. */
function builtIn(id: number): string {
  if (id === 9 || id === 10) return "0%"
  if (id === 22) return "d-m-yyyy h:mm"
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58))
    return "d-m-yyyy"
  if (id === 46) return "[h]:mm:ss"
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id === 45 || id === 47) return "h:mm"
  return ""
}
