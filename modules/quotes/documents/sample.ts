import type { Estimate, EstimateLine } from "../pricing/line.ts"
import { totalsOf } from "../pricing/totals.ts"
import { standardTerms } from "../terms/standard.ts"
import type { DocumentInput } from "./document.ts"
import { bathroom } from "./sampleBathroom.ts"

/** A believable bathroom for the family De Vries, as the engine would price it. Shared by tests and the demo. */
export const sampleInput = (changes: Partial<DocumentInput> = {}): DocumentInput => ({
  company: {
    companyName: "Bouwbedrijf Zeewind",
    contactEmail: "info@bouwbedrijfzeewind.example",
    phone: "0111 000 000",
    address: "Havenweg 12\n4301 JK Zierikzee",
    kvk: "12345678",
    btwId: "NL001234567B01",
    iban: "NL91 ABNA 0417 1643 00",
  },
  client: {
    name: "Familie De Vries",
    email: "devries@voorbeeld.example",
    phone: "06 00000000",
    address: "Duinlaan 7",
    postcode: "4328 AB",
    city: "Burgh-Haamstede",
  },
  projectId: 42,
  projectTypes: ["badkamer"],
  quotationNumber: "O-2026-0042",
  version: 1,
  referenceNumber: "WP-2026-000042",
  issuedOn: "2026-11-20",
  wantedStart: "2027-03-15",
  terms: standardTerms,
  consumer: true,
  estimate: sampleEstimate(),
  pictures: [],
  text: "Geachte familie De Vries,\n\nHierbij ontvangt u onze offerte voor uw badkamer.",
  ...changes,
})

export const sampleEstimate = (lines: EstimateLine[] = bathroom()): Estimate => ({
  pricedOn: "2026-11-20",
  lines,
  assumptions: [
    "De badkamer ligt op de begane grond en is met gereedschap en materiaal goed bereikbaar.",
    "De bestaande afvoer heeft voldoende afschot en blijft op dezelfde plaats.",
    "De wanden zijn 2,40 m hoog en worden tot het plafond betegeld.",
    "Sanitair en tegels zijn gerekend in een middenklasse uitvoering.",
  ],
  exclusions: [
    "Verwijderen van asbest en het onderzoek daarnaar.",
    "Herstel van verborgen gebreken in vloer, balklaag of leidingen.",
    "Losse inrichting, zoals spiegels en handdoekenrekken.",
  ],
  facts: { use: "dwelling", builtIn: 1978, olderThan2Years: true },
  reverseCharge: null,
  totals: totalsOf(lines),
})
