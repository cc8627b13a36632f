/** A place by what is written of it: '4301ab' and 12, or 'duinweg' and 12. */
export interface Spot {
  postcode: string | undefined
  street: string | undefined
  house: string
}

/** Lower case, without accents and signs, each word between single spaces: ' duinweg 12 4301ab zierikzee '. */
export function plainText(text: string): string {
  const words = text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
  return ` ${words} `.replaceAll(postcodes, " $1$2")
}

/** Where a project is, as far as its address can be recognised elsewhere; undefined without a house number. */
export function spotOf(address: string): Spot | undefined {
  const plain = plainText(address)
  const [, street, house] = /^ ([^\d]+?) (\d{1,5} ?[a-z]?) /.exec(plain) ?? []
  if (!house) return undefined
  const postcode = /\d{4}[a-z]{2}/.exec(plain)?.[0]
  return { postcode, street: street!.length >= 4 ? street : undefined, house: house.replace(" ", "") }
}

/** Whether a text, made plain, names the place: the house beside its street, or close before its postcode. */
export function names(plain: string, { postcode, street, house }: Spot): boolean {
  const digits = house.replace(/[a-z]$/, "")
  // Of thousands of places hardly any: an expression for each of them takes twenty times as long.
  if (!plain.includes(` ${digits}`)) return false
  const number = `${digits} ?${/[a-z]$/.exec(house)?.[0] ?? ""}`
  if (street && new RegExp(` ${street} ${number} `).test(plain)) return true
  return !!postcode && new RegExp(` ${number} (\\S+ ){0,6}${postcode} | ${postcode} ${number} `).test(plain)
}

const postcodes = / (\d{4}) ?([a-z]{2})(?= )/g
