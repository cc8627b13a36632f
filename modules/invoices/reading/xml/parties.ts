import { isKvkNumber } from "#modules/settings/identifiers.ts"

/** An identifier with the list it is of: '0106' and 'NL:KVK' are the KvK, '0190' and 'NL:OIN' government's own number. */
export interface Identifier {
  scheme: string
  id: string
}

/** The KvK number among what identifies a company. One without a list counts when it is of the company's register. */
export function kvkAmong(identifiers: Identifier[], registered: Identifier[]): string {
  for (const { scheme, id } of [...registered, ...identifiers])
    if (/^(0106|NL:?KVK|KVK)$/i.test(scheme) && isKvkNumber(id)) return bare(id)
  for (const { id } of identifiers.concat(registered)) {
    const within = /^0000000[3](\d{8})0{4}$/.exec(bare(id))
    if (within) return within[1]!
  }
  return bare(registered.find(({ scheme, id }) => scheme === "" && isKvkNumber(id))?.id ?? "")
}

/** A VAT number as it stands, with the country that a Dutch one sometimes lacks. */
export function vatNumber(id: string): string {
  const number = bare(id)
  return /^\d{9}B\d{2}$/.test(number) ? `NL${number}` : number
}

/** 'Kade 12, 9404 GH Assen' */
export const addressOf = (street: string[], postcode: string, city: string): string =>
  [street.filter(Boolean).join(" "), `${postcode} ${city}`.trim()].filter(Boolean).join(", ")

export const bare = (id: string): string => id.replace(/[\s.]/g, "").toUpperCase()

/** In order, each once, without what is empty or says that there is none. */
export const distinct = (texts: string[]): string[] => [
  ...new Set(
    texts
      .map((text) => text.trim())
      .filter((text) => !/^$|^(n\/?a|nvt|n\.v\.t\.|none|-+|0|onbekend)$/i.test(text)),
  ),
]
