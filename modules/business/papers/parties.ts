import { bare, isKvkNumber } from "#modules/settings/identifiers.ts"
import { addressLines } from "#src/documents/sender.ts"
import { postcodeOf } from "#src/shared/postcode.ts"
import { type Buyer, type IssuedInvoice, isBusiness, type Seller } from "../sales/content.ts"

/** Who is named in the data of an invoice. */
export interface DataParty {
  name: string
  street: string
  /** What of an address comes besides, as a floor or a building; may be empty. */
  extra: string
  postcode: string
  city: string
  /** As ISO 3166 has it. */
  country: string
  /** Empty: he has none, or it is not known. */
  kvk: string
  btwId: string
}

const missingNames = [
  "business",
  "sellerAddress",
  "sellerKvk",
  "sellerBtwId",
  "sellerIban",
  "buyerAddress",
  "buyerKvk",
] as const
type Missing = (typeof missingNames)[number]

/**
 * Why an invoice can't be given as data. BR-NL-1, -3, -4, -10 and -11: a Dutch company is known by its KvK number there, and
 * by street, postcode and place.
 */
export function missingInData({ seller, buyer, totals, reverseCharge, kind }: IssuedInvoice): Missing[] {
  const [from, to] = [sellerParty(seller), buyerParty(buyer, reverseCharge)]
  const pays = kind !== "credit" && totals.totalCents > 0
  const missing: Record<Missing, boolean> = {
    business: !isBusiness(buyer),
    sellerAddress: !isWhole(from),
    sellerKvk: !isKvkNumber(from.kvk),
    sellerBtwId: from.btwId === "",
    sellerIban: pays && seller.iban === "",
    buyerAddress: !isWhole(to),
    buyerKvk: to.country === home && !isKvkNumber(to.kvk),
  }
  return missingNames.filter((name) => missing[name])
}

export function sellerParty({ name, address, kvk, btwId }: Seller): DataParty {
  return { name, ...placeOf(address), ...{ country: home, kvk: bare(kvk), btwId: bare(btwId) } }
}

export function buyerParty(buyer: Buyer, reverseCharge: IssuedInvoice["reverseCharge"]): DataParty {
  const { name, address, postcode, city, kvk } = buyer
  const [street = "", ...extra] = addressLines(address)
  const btwId = bare(reverseCharge?.btwId ?? buyer.btwId)
  const place = {
    street,
    extra: extra.join(", "),
    postcode: postcodeOf(postcode) ?? postcode.trim(),
    city: city.trim(),
  }
  return { name, ...place, ...{ country: countryOf(place.postcode, btwId), kvk: bare(kvk), btwId } }
}

const home = "NL"

const isWhole = ({ street, postcode, city, country }: DataParty) =>
  street !== "" && city !== "" && (country === home ? postcodeOf(postcode) !== undefined : postcode !== "")

/** Street and place out of an address in lines: the line with the postcode is the place, what precedes it the street. */
function placeOf(address: string): Pick<DataParty, "street" | "extra" | "postcode" | "city"> {
  const lines = addressLines(address)
    .flatMap((line) => line.split(/\s*,\s*/))
    .filter(Boolean)
  const at = lines.findLastIndex((line) => placeLine.test(line))
  const [, postcode = "", city = ""] = placeLine.exec(lines[at] ?? "") ?? []
  const [street = "", ...extra] = lines.slice(0, Math.max(at, 0))
  return { street, extra: extra.join(", "), postcode: postcodeOf(postcode) ?? "", city }
}

const placeLine = /^([1-9]\d{3}\s?[a-z]{2})\s+(.+)$/i

/** A Dutch postcode is here; elsewhere a VAT id says where. */
const countryOf = (postcode: string, btwId: string): string =>
  postcodeOf(postcode) || !/^[A-Z]{2}/.test(btwId) ? home : btwId.slice(0, 2).replace("EL", "GR")
