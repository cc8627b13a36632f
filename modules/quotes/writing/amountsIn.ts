import { numberInWords } from "./numberWords.ts"

/** An amount of money that a text names. */
export interface NamedAmount {
  written: string
  /** In cents; more than one where a text can be read in more ways ('€ 1,250'). */
  readings: number[]
  /** Written with its cents. */
  exact: boolean
}

// '1.250,50', '1 250', '1,250.50', '1250', each perhaps with 'k' or 'duizend' behind it.
const digits = String.raw`(?<![\d.,])[-−]?\d{1,3}(?:[.' ]\d{3}){1,4}(?:,\d{1,2})?(?!\d)|(?<![\d.,])[-−]?\d+(?:[.,]\d+)*(?!\d)`
const scale = String.raw`(?:\s?(?:k|honderd|duizend|mille|mln\.?|miljoen)(?![\p{L}\d]))?`
const number = `(?:${digits})${scale}`
const sign = String.raw`(?:€|\beuro(?:'s|’s)?(?![\p{L}])|\bEUR(?![\p{L}])|\$|£|\bUSD\b)`
const dash = "(?:\\s?,(?:-{1,2}|[–—=])|\\.-{1,2}(?!\\d))"
const until = String.raw`\s*(?:-|–|—|tot(?: en met)?|t\/m|à|a)\s*`
const afterAmount = String.raw`(?=\s*(?:$|\n|[.;:)!?](?:\s|$)|,\s|incl|excl|inclusief|exclusief|ex\b|per\b|netto|bruto|in totaal|all-in))`
const priceWord = String.raw`\b(?:totaal|eind|richt|vaste |offerte)?(?:prijs|bedrag|som|totaal|kosten|kost|tarief|betaalt|offerte)\b`
const countWord = String.raw`(?:week|fase|regel|versie|post|punt|dag|artikel|stap|ruimte|termijn|nummer|blok|nr\.?)\s+`

const patterns = [
  // € 1.250, and the end of a range: € 1.000 tot 1.500
  `${sign}\\s*[:=]?\\s*(${number}|[.,]\\d{1,2}(?!\\d))(?:${dash})?(?:${until}(${number})(?!\\s*(?:%|[\\p{L}]))(?:${dash})?)?`,
  // 1.250 euro, and the begin of a range
  `(?:(${number})${until})?(${number})(?:${dash})?\\)?\\s?${sign}`,
  `tussen\\s+${sign}\\s*(${number})(?:${dash})?\\s+en\\s+(${number})(?!\\s*(?:%|[\\p{L}]))`,
  `tussen\\s+(${number})\\s+en\\s+${number}(?:${dash})?\\s?${sign}`,
  // 1.250,-
  `(${number})${dash}`,
  // 1.250 inclusief btw
  `(${number})\\s(?:(?:incl|excl|ex)\\.?|inclusief|exclusief)\\sbtw\\b`,
  // 12k
  `((?:${digits})\\s?k)(?![\\p{L}\\d])`,
  // de prijs is 1
  `${priceWord}[^\\d€\\n.;]{0,40}?(?<!${countWord})(${number})${afterAmount}`,
].map((pattern) => new RegExp(pattern, "giu"))

const inWords =
  /(?<![\p{L}\d-])(?<!\d\s*)((?:[\p{L}-]{1,60}\s+){0,5}[\p{L}-]{1,60})\s+(euro|eur|cent)(?![\p{L}])/giu
const wordsAfter = /€\s*((?:[\p{L}-]{1,60}\s+){0,5}[\p{L}-]{1,60})/gu
const inCents = new RegExp(`(${digits})\\s?cents?(?![\\p{L}])`, "giu")

/** All amounts of money in a text: after or before a sign or word for euros, with ',-', with 'k', in words. */
export function amountsIn(text: string): NamedAmount[] {
  const plain = text
    // Signs that become a whole sentence of letters, none of them a figure.
    .replace(/[\ufdfa\ufdfb]/g, " ")
    .normalize("NFKC")
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "")
    .replace(/\bm[123]\b/g, "m")
    // Endless white space has endlessly many places to begin at.
    .replace(/\s+/g, (space) => (space.includes("\n") ? "\n" : " "))
  const found = patterns.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(([whole, ...parts]) =>
      parts.flatMap((part) => (part ? [amountOf(whole, part)] : [])),
    ),
  )
  const words = [
    ...[...plain.matchAll(inWords)].flatMap(([, before, unit]) => wordAmount(before!, unit!)),
    ...[...plain.matchAll(wordsAfter)].flatMap(([, after]) => amountAfter(after!)),
  ]
  const cents = [...plain.matchAll(inCents)].map(([written, part]) => ({
    written,
    readings: valuesOf(part!).map((value) => Math.round(value)),
    exact: true,
  }))
  return [...found, ...words, ...cents]
}

function amountOf(whole: string, part: string): NamedAmount {
  const [, figures = "", unit = ""] = /^([-−]?[\d.,' ]*\d)\s?([\p{L}.]*)$/u.exec(part) ?? []
  const factor = /^(k|duizend|mille)$/i.test(unit)
    ? 1000
    : /^honderd$/i.test(unit)
      ? 100
      : unit
        ? 1_000_000
        : 1
  // Another currency is never ours.
  const foreign = /[$£]|USD/i.test(whole)
  return {
    written: whole.trim().replace(/\s+/g, " "),
    readings: foreign ? [] : valuesOf(figures).map((value) => Math.round(value * factor * 100)),
    exact: /[.,]\d{2}$/.test(figures) && factor === 1,
  }
}

/** What figures can stand for, in euros. The last separator with one or two digits behind it parts the cents. */
function valuesOf(figures: string): number[] {
  const bare = figures.replace(/[-−' ]/g, "")
  const cents = /[.,]\d{1,2}$/.test(bare)
  const whole = (cents ? bare.replace(/[.,]\d{1,2}$/, "") : bare).replace(/[.,]/g, "")
  const value = Number(cents ? `${whole}.${/\d+$/.exec(bare)![0]}` : whole)
  const decimal = /^\d+,\d{3,}$/.test(bare) ? [Number(bare.replace(",", "."))] : []
  // 'kozijn 2 450 euro' may be 450 euro for the second.
  const last = / \d{3}$/.test(figures) ? [Number(figures.slice(-3))] : []
  return [value, ...decimal, ...last]
}

/** The longest run of words before 'euro' or 'cent' that is a number. */
function wordAmount(before: string, unit: string): NamedAmount[] {
  const words = before.split(/\s+/)
  const runs = words.map((_, from) => words.slice(from).join(" "))
  return firstNumber(runs, unit.toLowerCase())
}

/** The longest run of words after '€' that is a number. */
function amountAfter(after: string): NamedAmount[] {
  const words = after.split(/\s+/)
  return firstNumber(words.map((_, index) => words.slice(0, words.length - index).join(" ")))
}

function firstNumber(runs: string[], unit = "euro"): NamedAmount[] {
  for (const run of runs) {
    const value = numberInWords(run)
    if (value !== undefined) {
      const cents = unit === "cent" ? value : value * 100
      return [{ written: `${run} ${unit}`, readings: [Math.round(cents)], exact: false }]
    }
  }
  return []
}
