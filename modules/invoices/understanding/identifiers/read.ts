import { isBtwId, isIban } from "#modules/settings/identifiers.ts"
import { fit, mend } from "./mend.ts"

/** An identifier in a text, between two of its places. `mended` when it was read otherwise than it is printed. */
export interface Identifier {
  value: string
  start: number
  end: number
  mended: boolean
  /** Whether its check digits prove it. */
  proven: boolean
}

/** Every IBAN in a text, with or without spaces; damaged ones only when their check digits leave one reading. */
export function ibansIn(text: string, damaged: boolean): Identifier[] {
  const found: Identifier[] = []
  const signs = signsOf(text)
  for (let i = 0; i < signs.length; i++) {
    if (!begins(signs, i, /IBAN$/)) continue
    const country = signs[i]!.sign + (signs[i + 1]?.sign ?? "")
    const length = lengths[country] ?? (damaged && /^[NMH][L1I|]$/.test(country) ? 18 : 0)
    const part = signs.slice(i, i + length)
    if (
      !length ||
      part.length < length ||
      !(ends(signs, i + length) || (damaged && ends(signs, i + length + 1)))
    )
      continue
    const read = part.map(({ sign }) => sign).join("")
    const value = !ends(signs, i + length) ? null : isIban(read) ? read : damaged ? mendIban(read) : null
    const doubled = value || !damaged ? null : withoutDouble(signs.slice(i, i + length + 1))
    if (!value && !doubled) continue
    const last = doubled ? signs[i + length]! : part.at(-1)!
    found.push({
      ...{ value: (value ?? doubled)!, start: part[0]!.at, end: last.at + 1 },
      ...{ mended: value !== read, proven: true },
    })
    i += doubled ? length : length - 1
  }
  return found
}

/** Every Dutch btw-id, also without its NL; and with a label before it, what only has the form of one. */
export function btwIdsIn(text: string, damaged: boolean): Identifier[] {
  const found: Identifier[] = []
  const signs = signsOf(text)
  for (let i = 0; i < signs.length; i++) {
    if (!begins(signs, i, /(NR|NUMMER|ID|BTW|VAT)$/)) continue
    for (const form of ["AA999999999A99", "999999999A99"]) {
      const part = signs.slice(i, i + form.length)
      if (part.length < form.length || !ends(signs, i + form.length)) continue
      const read = part.map(({ sign }) => sign).join("")
      const whole = form.length === 12 ? `NL${read}` : read
      const value = btwIdOf(whole, damaged)
      if (!value) continue
      const end = part.at(-1)!.at + 1
      found.push({ value, start: part[0]!.at, end, mended: value !== whole, proven: isBtwId(value) })
      i += form.length - 1
      break
    }
  }
  return found
}

function btwIdOf(read: string, damaged: boolean): string | null {
  if (isBtwId(read)) return read
  if (damaged && /^[NMH][L1I|]/.test(read)) {
    // Its check leaves one in eleven: no digit is changed for it.
    const fitted = fit(`NL${read.slice(2)}`, "AA999999999A99")
    if (isBtwId(fitted)) return fitted
  }
  return /^NL\d{9}B\d{2}$/.test(read) ? read : null
}

function mendIban(read: string): string | null {
  const dutch = read.length === 18 && /^[NMH][L1I|]/.test(read)
  const text = dutch ? `NL${read.slice(2)}` : read
  return mend(text, dutch ? "AA99AAAA9999999999" : `AA99${"*".repeat(read.length - 4)}`, isIban)
}

/** 'NLO04 ...' has a sign that the engine read twice. */
function withoutDouble(signs: Sign[]): string | null {
  const read = signs.map(({ sign }) => sign).join("")
  const doubles = [...read.matchAll(/(?=[O0Q]{2}|[1IL|]{2}|(.)\1)/g)].map((match) => match.index)
  const passing = doubles
    .map((at) => read.slice(0, at) + read.slice(at + 1))
    .map((text) => (/^NL/.test(text) ? fit(text, "AA99AAAA9999999999") : text))
    .filter(isIban)
  return new Set(passing).size === 1 ? passing[0]! : null
}

interface Sign {
  sign: string
  at: number
  /** Whether something that is neither letter nor digit stands before it. */
  apart: boolean
}

function signsOf(text: string): Sign[] {
  const signs: Sign[] = []
  let apart = true
  for (const [at, sign] of [...text.toUpperCase()].entries()) {
    if (/[A-Z0-9|]/.test(sign)) {
      signs.push({ sign, at, apart })
      apart = false
    } else if (/[:,;()]/.test(sign) || /\s/.test(sign) || /[.\-–·]/.test(sign)) apart = true
  }
  return signs
}

/** A word begins here, or a label ends that was written to it. */
function begins(signs: Sign[], at: number, label: RegExp): boolean {
  if (signs[at]!.apart) return true
  let word = ""
  for (let i = at - 1; i >= 0 && at - i < 12; i--) {
    word = signs[i]!.sign + word
    if (signs[i]!.apart) break
  }
  return label.test(word)
}

const ends = (signs: Sign[], at: number) => at >= signs.length || signs[at]!.apart

const lengths: Record<string, number> = {
  ...{ NL: 18, BE: 16, DE: 22, FR: 27, LU: 20, GB: 22, IE: 22, AT: 20, CH: 21, LI: 21, ES: 24, PT: 25 },
  ...{ IT: 27, PL: 28, DK: 18, SE: 24, NO: 15, FI: 18, EE: 20, LV: 21, LT: 20, CZ: 24, SK: 24, HU: 28 },
  ...{ RO: 24, BG: 22, GR: 27, HR: 21, SI: 19, MT: 31, CY: 28, TR: 26, MC: 27, SM: 27, RS: 22, UA: 29 },
}
