import { isIban } from "#modules/settings/identifiers.ts"

/**
 * Account numbers, e-mail addresses, telephone numbers and web addresses in a text that are not among `own`. Money
 * goes to whoever a quotation names, so a text may name nobody else.
 */
export function foreignContacts(text: string, own: readonly string[]): string[] {
  const plain = text.normalize("NFKC").replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "")
  const mine = own.filter(Boolean).map(bare)
  const domains = own.flatMap((each) => /@(.+)$/.exec(each.trim())?.[1]?.toLowerCase() ?? [])
  const isOwn = (found: string) =>
    mine.includes(bare(found)) || domains.includes(found.toLowerCase().replace(/^(https?:\/\/)?(www\.)?/, ""))
  const rest = plain.replace(dutchAccount, " ")
  const named = [...accountsIn(plain), ...patterns.flatMap((pattern) => rest.match(pattern) ?? [])]
  return [...new Set(named.map((found) => found.trim()).filter((found) => !isOwn(found)))]
}

/** Its digits would read as a telephone number. */
const dutchAccount = /(?<![\p{L}\d])NL\d{2}[\s.-]?[A-Z]{4}(?:[\s.-]?\d){10}/giu

const patterns = [
  /[\p{L}\d._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d.-]{1,253}\.\p{L}{2,}/giu,
  /\bhttps?:\/\/[^\s<>")\]]+/gi,
  /(?<![@\w.-])(?:[\w-]{1,63}\.){1,5}(?:nl|com|be|eu|net|org|info|biz|io|ly|shop|online|site|ru|cn|xyz|top|app|link|click)(?![\w@-])(?:\/[^\s<>")\]]*)?/gi,
  // 06-12345678, (0111) 69 01 23, +31 6 12345678, 0900 1234; a date has fewer digits.
  /(?<![\p{L}\d]|[\d.,€]\s)(?:(?:\+|00)\d{2}|\(?0)(?:[\s().-]{0,2}\d){8,11}(?![\d,.]\d)/gu,
  /(?<![\d.,])0[89]00[\s-]?\d{4,7}(?!\d)/g,
]

/** Dutch ones in whatever shape, others when their check digits are right. */
function accountsIn(text: string): string[] {
  const candidates = text.match(/(?<![\p{L}\d])[a-z]{2}\d{2}(?:[\s.-]?[a-z\d]){11,30}/giu) ?? []
  return candidates.flatMap((found) => {
    const account = bare(found)
    const dutch = /^NL\d{2}[A-Z]{4}\d{10}/.exec(account)?.[0]
    if (dutch) return [dutch]
    const length = account.startsWith("NL")
      ? undefined
      : lengths.find((each) => isIban(account.slice(0, each)))
    return length === undefined ? [] : [account.slice(0, length)]
  })
}

/** How long accounts are, over Europe. */
const lengths = [15, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31]

/** One number in all its spellings; a Dutch telephone number with or without its country. */
const bare = (contact: string): string =>
  contact
    .replace(/[\s().-]/g, "")
    .toUpperCase()
    .replace(/^(\+|00)31/, "0")
