/** What a customer is recognised by, however it was typed. */
export const emailKey = (email: string) => email.trim().toLowerCase()

/** '0031 (0)6-12345678' and '06 12 34 56 78' are one number: digits, with a Dutch number in its national form. */
export const phoneKey = (phone: string) => phone.replace(/^\s*(\+|00)31\s*\(?0?\)?/, "0").replace(/\D/g, "")

/** The same e-mail address or the same telephone number. */
export function isSameReach(one: Reach, other: Reach): boolean {
  const [email, phone] = [emailKey(one.email ?? ""), phoneKey(one.phone ?? "")]
  return (
    (email !== "" && email === emailKey(other.email ?? "")) ||
    (phone !== "" && phone === phoneKey(other.phone ?? ""))
  )
}
type Reach = Partial<Record<"email" | "phone", string>>

export type Recognised = Record<"name" | "email" | "phone" | "address" | "postcode" | "city", string> & {
  /** His people. */
  contacts?: readonly Record<"email" | "phone", string>[]
}
/** What says that two are one, the surest first. */
export type SameBy = "email" | "phone" | "contact" | "address" | "name"

/**
 * Those who may well be who is typed, each with what says so. One name at two known addresses is two customers; two
 * names at one address may be one family, so who types is asked.
 */
export function nearly<T extends Recognised>(others: readonly T[], typed: Recognised): Near<T>[] {
  const him = keysOf(typed)
  return others.flatMap((customer) => {
    const by = sameBy(him, keysOf(customer))
    return by ? [{ customer, by }] : []
  })
}
export interface Near<T> {
  customer: T
  by: SameBy
}

/** 'Fam. Dekker', 'dhr. J. Dekker' and 'DEKKER' are one name: without titles, initials and accents. */
export const nameKey = (name: string) =>
  plain(name)
    .replace(titles, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/(^| )(\p{L} |en (?=.))+/gu, " ")
    .trim()

const titles = /(?<!\p{L})(familie|fam|mevrouw|mevr|mw|meneer|de heer|dhr|hr)(?!\p{L})/gu

type Keys = Record<Exclude<SameBy, "contact"> | "house" | "postcode" | "city", string> & {
  contacts: Set<string>
}

function keysOf({ name, email, phone, address, postcode, city, contacts = [] }: Recognised): Keys {
  const [street = ""] = plain(address).split(",")
  return {
    name: nameKey(name),
    email: emailKey(email),
    phone: phoneKey(phone),
    address: bare(street),
    house: bare(/(\d+\s*[-/]\s*)?\d+\s*\p{L}?\s*$/u.exec(street)?.[0] ?? ""),
    postcode: bare(plain(postcode)),
    city: bare(plain(city)),
    contacts: new Set(contacts.flatMap((one) => [emailKey(one.email), phoneKey(one.phone)])),
  }
}

function sameBy(him: Keys, other: Keys): SameBy | undefined {
  if (him.email && him.email === other.email) return "email"
  if (him.phone && him.phone === other.phone) return "phone"
  if (isOfContact(him, other)) return "contact"
  if (isSameAddress(him, other)) return "address"
  const elsewhere = him.address && other.address
  return !elsewhere && isSameName(him.name, other.name) ? "name" : undefined
}

/** A number or address of one of the people of who is known. */
const isOfContact = ({ email, phone }: Keys, { contacts }: Keys): boolean =>
  [email, phone].some((key) => key !== "" && contacts.has(key))

/** 'A. Vos' may be 'Anneke Vos', and both may be 'familie Vos'. */
export const isSameName = (him: string, other: string): boolean =>
  him !== "" && other !== "" && (` ${him}`.endsWith(` ${other}`) || ` ${other}`.endsWith(` ${him}`))

/** A postcode with a house number is one address in the Netherlands, however its street is spelled. */
function isSameAddress(him: Keys, other: Keys): boolean {
  if (!him.house || him.house !== other.house) return false
  if (him.postcode && other.postcode) return him.postcode === other.postcode
  return him.address === other.address && (!him.city || !other.city || him.city === other.city)
}

const plain = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "")
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "")
