import type { KnownSupplier, Suggestion } from "./suggestion.ts"

/** What a document says of who sent it; empty when it doesn't. */
export interface Sender {
  ibans: string[]
  btwId: string
  kvk: string
  /** Its trading name and its registered one. */
  names: string[]
}

export interface Recognised {
  supplier: KnownSupplier
  by: NonNullable<Suggestion["recognisedBy"]>
}

/**
 * The known supplier that a document is of. An account may be shared (a factoring company collects for many) and a
 * name may change: what identifies best comes first, and the rest decides between those it leaves.
 */
export function recognise(sender: Sender, suppliers: readonly KnownSupplier[]): Recognised | null {
  let left = suppliers.filter((supplier) => !contradicted(sender, supplier))
  let by: Recognised["by"] | undefined
  for (const [key, matches] of keys) {
    const matching = left.filter((supplier) => matches(sender, supplier))
    if (matching.length === 0) continue
    left = matching
    by ??= key
    if (left.length === 1) break
  }
  return by && left.length === 1 ? { supplier: left[0]!, by } : null
}

/** A name without capitals, accents, signs and the form of the company: 'Bouwstoffen Drentmeer B.V.' is 'bouwstoffendrentmeer'. */
export function nameKey(name: string): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/&/g, " en ")
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b|\s|$)/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const without = words.filter((word) => !forms.has(word))
  return (without.length > 0 ? without : words).join("")
}

/** 'NL91 abna 0417.1643.00' and 'NL91ABNA0417164300' are one number. */
export const numberKey = (text: string): string => text.replace(/[\s.-]/g, "").toUpperCase()

const keys: [Recognised["by"], (sender: Sender, supplier: KnownSupplier) => boolean][] = [
  [
    "iban",
    (sender, { ibans }) => ibans.some((iban) => sender.ibans.map(numberKey).includes(numberKey(iban))),
  ],
  ["btwId", (sender, { btwId }) => same(sender.btwId, btwId)],
  ["kvk", (sender, { kvk }) => same(sender.kvk, kvk)],
  [
    "name",
    (sender, { name }) =>
      sender.names.some((other) => nameKey(other) !== "" && nameKey(other) === nameKey(name)),
  ],
]

/** Another company's number: a shared account or name makes it no supplier we know. */
const contradicted = (sender: Sender, supplier: KnownSupplier): boolean =>
  differ(sender.btwId, supplier.btwId) && !same(sender.kvk, supplier.kvk)

const same = (one: string, other: string) => one !== "" && numberKey(one) === numberKey(other)
const differ = (one: string, other: string) => one !== "" && other !== "" && !same(one, other)

const forms = new Set([
  "bv",
  "nv",
  "vof",
  "cv",
  "gmbh",
  "ltd",
  "bvba",
  "srl",
  "holding",
  "eenmanszaak",
  "maatschap",
  "stichting",
])
