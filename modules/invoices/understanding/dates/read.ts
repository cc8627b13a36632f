import { asDigits } from "../amounts/money.ts"
import { near } from "../labels/near.ts"

/** A day in a text, between two of its places. `certain` is false when another order of day and month fits. */
export interface Day {
  day: string
  start: number
  end: number
  certain: boolean
}

/** Every date in a text, in Dutch, English, German and French forms and as OCR damages them. */
export function daysIn(text: string): Day[] {
  const mended = mend(text)
  const found: Day[] = []
  for (const { pattern, read } of forms)
    for (const match of mended.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (found.some((other) => start < other.end && other.start < end)) continue
      const day = read(match as unknown as string[])
      if (day) found.push({ ...day, start, end })
    }
  return found.sort((one, other) => one.start - other.start)
}

/** A day of which the year isn't told: '3 november', and '16-07' where a label calls it a date. */
export interface Yearless {
  month: number
  day: number
  start: number
  end: number
  /** In words, so that it can be nothing else. */
  spelled: boolean
}

export function yearlessIn(text: string): Yearless[] {
  const days = daysIn(text)
  const found = [
    ...text.matchAll(/(?<![\d.,/-])(\d{1,2})\s?(?:ste|de|e|\.)?\s(\p{L}{3,10})(?!\p{L})/giu),
    ...text.matchAll(/(?<![\d.,/-]|\d )(\d{1,2})[-/](\d{1,2})(?![\d,]|[-./]\d| \d)/g),
  ]
  return found.flatMap((match) => {
    const start = match.index
    const end = start + match[0].length
    const spelled = !/\d$/.test(match[0])
    const month = spelled
      ? months.findIndex((names) => names.includes(match[2]!.toLowerCase())) + 1
      : Number(match[2])
    const day = Number(match[1])
    // 29 February is a day of some year.
    return valid("2028", month, day) && !days.some((other) => other.start < end && start < other.end)
      ? [{ month, day, start, end, spelled }]
      : []
  })
}

/** In the year that brings it nearest to a day; null when none of those has such a day. */
export function dayNear({ month, day }: Yearless, near: string): string | null {
  const year = Number(near.slice(0, 4))
  const away = (one: string) => Math.abs(Date.parse(one) - Date.parse(near))
  const days = [year, year - 1, year + 1].flatMap((y) => valid(String(y), month, day)?.day ?? [])
  return days.sort((one, other) => away(one) - away(other))[0] ?? null
}

/** In a text of the same length: the letters in words that are mostly digits are digits. */
const mend = (text: string) =>
  text.replace(/\S+/g, (word) => {
    const digits = word.replace(/\D/g, "").length
    if (digits < 2 || !/^[\dOoQDlI|!SBZ.,/'’‘–-]+$/.test(word)) return word
    return asDigits(word)
  })

type Read = (match: string[]) => Omit<Day, "start" | "end"> | null

const sep = String.raw`\s?[-–—./]\s?`
const year = String.raw`(\d{4}|['’‘´]?\s?\d{2})`
const forms: { pattern: RegExp; read: Read }[] = [
  {
    pattern: new RegExp(String.raw`(?<![\d-])(\d{4})${sep}(\d{1,2})${sep}(\d{1,2})(?!\d|[-/]\d)`, "g"),
    read: ([, y, m, d]) => valid(y!, Number(m), Number(d)),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d./-]|\d,)(\d{1,2})${sep}(\d{1,2})${sep}${year}(?!\d|[-/.]\d|,\d)`,
      "g",
    ),
    read: ([, d, m, y]) => {
      const day = dayFirst(Number(d), Number(m), y!)
      // Who writes '05' doesn't write '1': a digit was lost.
      return d!.startsWith("0") && m!.length === 1 ? doubt(day) : day
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\d)(\d{1,2})\s?(?:ste|de|th|st|nd|rd|e|\.)?[-\s]\s*(?:of\s)?(\p{L}{3,10})\.?,?[-\s]\s*${year}(?!\d)`,
      "giu",
    ),
    read: ([, d, name, y]) => named(Number(d), name!, y!),
  },
  {
    pattern: /(?<!\d)(\d{1,2})(\p{L}{3,10})\.?\s?(\d{4})(?!\d)/giu,
    read: ([, d, name, y]) => named(Number(d), name!, y!),
  },
  {
    pattern: /(?<!\p{L})(\p{L}{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/giu,
    read: ([, name, d, y]) => named(Number(d), name!, y!),
  },
  {
    // A comma that was a point.
    pattern: /(?<![\d.,/-])(\d{1,2})(?:,(\d{1,2})[./-]|[./-](\d{1,2}),)(\d{4}|\d{2})(?![\d.,/-])/g,
    read: ([, d, m, other, y]) => doubt(dayFirst(Number(d), Number(m ?? other), y!)),
  },
  {
    pattern: /(?<![\d.,])(\d{2}) (\d{2}) (20\d{2})(?![\d.,])/g,
    read: ([, d, m, y]) => doubt(dayFirst(Number(d), Number(m), y!)),
  },
  {
    pattern: /(?<![\d.,/-])(20\d{2})([01]\d)([0-3]\d)(?![\d.,/-])/g,
    read: ([, y, m, d]) => doubt(valid(y!, Number(m), Number(d))),
  },
]

const doubt = (day: ReturnType<Read>) => day && { ...day, certain: false }

/** Day first, as everywhere in Europe; the other way around only when there is no such month. */
function dayFirst(first: number, second: number, y: string): ReturnType<Read> {
  return valid(y, second, first) ?? valid(y, first, second)
}

function named(d: number, name: string, y: string): ReturnType<Read> {
  const month = monthOf(name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase())
  return month ? valid(y, month, d) : null
}

function valid(y: string, m: number, d: number): ReturnType<Read> {
  const digits = y.replace(/\D/g, "")
  const full = digits.length === 2 ? 2000 + Number(digits) : Number(digits)
  if (full < 2000 || full > 2099 || m < 1 || m > 12 || d < 1) return null
  if (d > new Date(Date.UTC(full, m, 0)).getUTCDate()) return null
  return { day: `${full}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`, certain: true }
}

function monthOf(name: string): number | null {
  const exact = months.findIndex((names) => names.includes(name))
  if (exact >= 0) return exact + 1
  if (name.length < 4) return null
  const nearly = months.flatMap((names, i) =>
    // Not the French ones: 'juil' is nearer to a damaged 'juni' than to anything.
    names.slice(0, -2).some((month) => month.length >= 4 && near(month, name, 1)) ? [i + 1] : [],
  )
  // 'juni' and 'juli' differ in one letter: what could be either is neither.
  return nearly.length === 1 ? nearly[0]! : null
}

/** The last two of each are French. */
const months = [
  "jan januari january januar janvier janv",
  "feb febr februari february februar fevrier fev",
  "mrt maart mar march marz maerz mars mars",
  "apr april avril avr",
  "mei may mai mai",
  "jun juni june juin juin",
  "jul juli july juillet juil",
  "aug augustus august aout aout",
  "sep sept september septembre septembre",
  "okt oktober oct october octobre octobre",
  "nov november novembre novembre",
  "dec december dez dezember decembre decembre",
].map((names) => names.split(" "))
