/** A text read as an amount of money. */
export interface Money {
  cents: number
  /** Printed with its cents, also as '12,-': a whole number may be anything. */
  exact: boolean
  /** Read in spite of an odd sign, as 'l.O49,07' for '1.049,07'. */
  mended: boolean
  currency: string | null
}

/** Reads '1.234,56', '1,234.56', '€ 12,-', '1 234,56', '778,00-', '(778,00)' and what OCR makes of them. */
export function parseMoney(text: string): Money | null {
  if (text.length > 30) return null
  const { bare, negative, currency } = undress(text)
  if (!/\d/.test(bare)) return null
  const read = parseBare(bare) ?? (looksDamaged(bare) ? parseBare(asDigits(bare)) : null)
  if (!read || Math.abs(read.cents) > most) return null
  const mended = read.mended || /[^\d.,' =_–—-]/.test(bare)
  // Letters among whole numbers are a code, not an amount.
  if (mended && !read.exact) return null
  return { cents: negative ? -read.cents + 0 : read.cents, exact: read.exact, mended, currency }
}

/** The currency that a sign or a word beside an amount means. */
export function currencyOf(text: string): string | null {
  return currencies.get(text.toLowerCase().replace(/[.:]$/, "")) ?? null
}

/** Letters that OCR sees in digits, as those digits. */
export const asDigits = (text: string): string =>
  [...text].map((sign) => lookalikes.get(sign) ?? sign).join("")

const most = 1_000_000_000_00

const currencies = new Map(
  Object.entries({
    ...{ "€": "EUR", eur: "EUR", euro: "EUR", "euro's": "EUR" },
    ...{ "£": "GBP", gbp: "GBP", $: "USD", us$: "USD", usd: "USD" },
    ...{ chf: "CHF", sek: "SEK", dkk: "DKK", nok: "NOK", pln: "PLN", zł: "PLN", czk: "CZK" },
  }),
)

const lookalikes = new Map(
  Object.entries({
    ...{ l: "1", I: "1", "|": "1", i: "1", "!": "1", "]": "1", O: "0", o: "0", Q: "0", D: "0" },
    ...{ S: "5", s: "5", B: "8", Z: "2", z: "2", g: "9", q: "9", G: "6", b: "6", T: "7", A: "4" },
    ...{ ":": ",", ";": ",", "‚": ",", "·": "." },
  }),
)

function undress(text: string) {
  let bare = text.trim().replace(/[\u00a0\u2009\u202f]/g, " ")
  let negative = false
  let currency: string | null = null
  const take = (pattern: RegExp, found: (matched: string) => void) => {
    const match = pattern.exec(bare)
    if (!match) return
    found(match[0].trim())
    bare = bare.replace(pattern, "").trim()
  }
  const minus = () => {
    negative = true
  }
  const money = (sign: string) => {
    currency = currencyOf(sign)
  }
  if (/^\(.*\d\)$/.test(bare)) {
    bare = bare.slice(1, -1).trim()
    minus()
  }
  take(/^[-−–—]\s*/, minus)
  take(/^(€|£|US\$|\$|(EURO?|GBP|USD|CHF|SEK|DKK|NOK|PLN|CZK)(?![a-z]))\s*/i, money)
  take(/^[-−–—]\s*/, minus)
  take(/\s*(€|£|\$|(?<![a-z])(EURO?|GBP|USD|CHF|SEK|DKK|NOK|PLN|CZK|zł))$/i, money)
  take(/(?<=\d)\s*(CR|Cr)$/, minus)
  // The letter of a rate on a receipt, a star, the end of a sentence.
  take(/(?<=[.,]\d\d)\s*([A-Z]|[*.;:,])$/, () => {})
  take(/(?<=\d)\s*[-−–—]$/, minus)
  return { bare, negative, currency }
}

/** Euros with their cents, or whole euros; the last sign with two digits behind it parts the cents. */
function parseBare(bare: string): Omit<Money, "currency"> | null {
  const parted = /^(\d{1,3}(?:[.,' ]\d{3})+|\d{1,9})([.,])(\d\d)$/.exec(bare)
  if (parted) {
    const [, whole, sign, cents] = parted as unknown as [string, string, string, string]
    // Ten millions without a sign among their thousands are a number of a register.
    if (/^\d{8}/.test(whole)) return null
    return { cents: Number(whole.replace(/\D/g, "") + cents), exact: true, mended: whole.includes(sign) }
  }
  const round = /^(\d{1,3}(?:[.,' ]\d{3})+|\d{1,9})[.,](?:[-–—]{1,2}|=|_)$/.exec(bare)
  if (round) return { cents: Number(round[1]!.replace(/\D/g, "")) * 100, exact: true, mended: false }
  if (!/^(\d{1,3}(?:[.,' ]\d{3})+|\d{1,9})$/.test(bare)) return null
  return { cents: Number(bare.replace(/\D/g, "")) * 100, exact: false, mended: false }
}

/** Mostly digits, with letters among them that OCR takes for digits; a time of day is none. */
function looksDamaged(bare: string): boolean {
  if (/^([01]?\d|2[0-3]):[0-5]\d$/.test(bare)) return false
  const odd = [...bare].filter((sign) => !/[\d.,' -]/.test(sign))
  return (
    odd.every((sign) => lookalikes.has(sign)) && odd.length <= bare.replace(/[^\p{L}\d]/gu, "").length / 2
  )
}
