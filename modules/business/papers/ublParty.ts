import type { DataParty } from "./parties.ts"
import { element, tag, type Xml } from "./xml.ts"

/** Who sends an invoice or gets it. On the network he is known by his KvK number, or else by his Dutch VAT id. */
export function partyOf(party: DataParty, { phone, email }: { phone: string; email: string }): Xml {
  const { name, street, extra, city, postcode, country, kvk, btwId } = party
  return element(
    "cac:Party",
    endpoint(party),
    element("cac:PartyName", tag("cbc:Name", name)),
    element(
      "cac:PostalAddress",
      tag("cbc:StreetName", street),
      tag("cbc:AdditionalStreetName", extra),
      tag("cbc:CityName", city),
      tag("cbc:PostalZone", postcode),
      element("cac:Country", tag("cbc:IdentificationCode", country)),
    ),
    btwId && element("cac:PartyTaxScheme", tag("cbc:CompanyID", btwId), vat),
    element(
      "cac:PartyLegalEntity",
      tag("cbc:RegistrationName", name),
      tag("cbc:CompanyID", kvk, { schemeID: schemes.kvk }),
    ),
    element("cac:Contact", tag("cbc:Telephone", phone), tag("cbc:ElectronicMail", email)),
  )
}

const endpoint = ({ kvk, btwId }: DataParty): Xml => {
  if (kvk) return tag("cbc:EndpointID", kvk, { schemeID: schemes.kvk })
  return btwId.startsWith("NL") ? tag("cbc:EndpointID", btwId, { schemeID: schemes.btwId }) : ""
}

/** Of the code list of Peppol (EAS). */
const schemes = { kvk: "0106", btwId: "9944" }

export const vat = element("cac:TaxScheme", tag("cbc:ID", "VAT"))
