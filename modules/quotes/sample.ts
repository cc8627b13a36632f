import type { User } from "#modules/access/schema.ts"
import type { Access } from "#modules/access/service.ts"
import type { Customers } from "#modules/projects/customers.ts"
import type { NewCustomer } from "#modules/projects/schema.ts"
import type { Answers } from "./catalogue/question.ts"
import type { Decisions } from "./decisions/service.ts"
import { sampleLine } from "./documents/sampleLine.ts"
import { totalsOf } from "./pricing/totals.ts"
import type { Quotations } from "./quotations/service.ts"
import type { Disposition, Submission } from "./requests/schema.ts"
import type { OfferTerms } from "./terms/schema.ts"
import { standardTerms } from "./terms/standard.ts"

/** A request as a visitor sends it, shared by tests, the bench and the demo. */
export function sampleSubmission(over: Partial<Submission> = {}): Submission {
  return {
    projectTypes: ["badkamer"],
    answers: bathroom,
    contactInfo: {
      name: "M. de Vries",
      email: "m.devries@voorbeeld.example",
      phone: "06 12 34 56 78",
      address: "Duinweg 14",
      postcode: "4301 AB",
      city: "Zierikzee",
    },
    urgency: "normaal",
    photos: [],
    ...over,
  }
}

const home: Answers = { gebruik: "woning", woningtype: "tussenwoning", bouwjaar: "1978", asbest: "vrij" }

const bathroom: Answers = {
  badkamer_situatie: "vervangen",
  badkamer_plaats: "zelfde",
  badkamer_oppervlakte: "6",
  badkamer_tegelhoogte: "plafond",
  badkamer_onderdelen: ["inloopdouche", "toilet", "wastafel"],
  badkamer_niveau: "midden",
  ...home,
  verdieping: "1",
  bewoond: "ja",
  urgentie: "normaal",
}

interface SampleRequest extends Omit<Submission, "photos"> {
  disposition: Disposition
  hues: number[]
  daysAgo: number
  /** What the work has come to since. */
  work?: "active" | "completed"
}

/** Whose quotation the office keeps to begin others from, and under which name. */
export const sampleTemplates: Record<string, string> = {
  "Wim Verton": "Badkamer standaard",
  "Anneke Kooman": "Dakkapel 3 m",
}

/** Where they live, each elsewhere, in streets that were made up. */
const places: Record<string, [address: string, postcode: string, city: string]> = {
  "Gijs van Loon": ["Zandkreek 3", "4301 XL", "Zierikzee"],
  "Trees Boogaard": ["Schelpenpad 27", "4325 LT", "Renesse"],
  "Huisartsenpraktijk Het Anker": ["Kaaiplein 1", "4311 XB", "Bruinisse"],
  "Jaap en Corrie Slager": ["Achterdijk 52", "4306 LK", "Nieuwerkerk"],
  "Ingrid Fonteine": ["Lepelaarhof 8", "4328 LC", "Burgh-Haamstede"],
  "Vereniging Dorpshuis Noordgouwe": ["Brinkje 2", "4317 XA", "Noordgouwe"],
  "Wim Verton": ["Wilgenkade 19", "4301 XM", "Zierikzee"],
  "Anneke Kooman": ["Kreekzicht 6", "4307 LN", "Oosterland"],
  "Theo Padmos": ["Duindoornlaan 41", "4322 LE", "Scharendijke"],
  "Restaurant De Schelp": ["Strandopgang 4", "4325 LX", "Renesse"],
  "Marleen Hoogerhuis": ["Vlietsingel 33", "4301 XP", "Zierikzee"],
  "Sanne Goedbloed": ["Rietzoom 11", "4321 LB", "Kerkwerve"],
  "Win een smartphone": ["Klikstraat 1", "4301 XZ", "Zierikzee"],
  "Familie Op den Dijk": ["Helmgraspad 15", "4325 LH", "Renesse"],
  "Pieter Wisse": ["Spuikade 24", "4318 LA", "Brouwershaven"],
  "Bakkerij De Korenschoof": ["Graanpleintje 7", "4315 XC", "Dreischor"],
  "Hanneke Bolle": ["Meidoornhof 38", "4328 LM", "Burgh-Haamstede"],
}

/** What came in at the invented company, oldest first. */
export const sampleRequests: SampleRequest[] = [
  ...(
    [
      ["Gijs van Loon", ["kozijnen"], 321, "completed"],
      ["Trees Boogaard", ["badkamer"], 297, "rejected"],
      ["Huisartsenpraktijk Het Anker", ["vloeren"], 268, "completed"],
      ["Jaap en Corrie Slager", ["dakwerk_plat"], 240, "completed"],
      ["Ingrid Fonteine", ["keuken"], 214, "rejected"],
      ["Vereniging Dorpshuis Noordgouwe", ["isolatie"], 188, "completed"],
      ["Wim Verton", ["badkamer"], 160, "completed"],
      ["Anneke Kooman", ["dakkapel"], 131, "archived"],
      ["Theo Padmos", ["elektra"], 104, "completed"],
      ["Restaurant De Schelp", ["keuken"], 77, "rejected"],
      ["Marleen Hoogerhuis", ["badkamer"], 49, "active"],
    ] as const
  ).map(([name, types, daysAgo, outcome]) => request(name, [...types], home, earlier(daysAgo, outcome))),
  request(
    "Sanne Goedbloed",
    ["vloeren"],
    { vloeren_oppervlakte: "42", ...home },
    { disposition: "archived", daysAgo: 33 },
  ),
  request(
    "Win een smartphone",
    ["elektra"],
    { gebruik: "bedrijf", bouwjaar: "2001" },
    { website: "https://klik-hier.example", disposition: "spam", daysAgo: 12 },
  ),
  request(
    "Familie Op den Dijk",
    ["aanbouw"],
    {
      aanbouw_breedte: "5",
      aanbouw_diepte: "3,5",
      aanbouw_pui: "schuifpui",
      aanbouw_dak: "plat",
      aanbouw_lichtkoepels: "1",
      aanbouw_afwerking: "klaar",
      aanbouw_verwarming: "vloerverwarming",
      ...home,
      bouwjaar: "1996",
    },
    { hues: [30, 90], daysAgo: 6 },
  ),
  request(
    "Pieter Wisse",
    ["dakkapel", "isolatie"],
    {
      dakkapel_situatie: "nieuw",
      dakkapel_breedte: "3,2",
      dakkapel_materiaal: "kunststof",
      dakkapel_binnen: "af",
      isolatie_onderdelen: ["dak", "spouw"],
      isolatie_gevel_oppervlakte: "70",
      isolatie_dak_oppervlakte: "48",
      ...home,
      bouwjaar: "1968",
      asbest: "niet_onderzocht",
    },
    { daysAgo: 4 },
  ),
  request(
    "Bakkerij De Korenschoof",
    ["kozijnen"],
    {
      kozijnen_werk: "vervangen",
      kozijnen_ramen: "4",
      kozijnen_deuren: "1",
      gebruik: "bedrijf",
      bouwjaar: "1985",
    },
    { disposition: "rejected", daysAgo: 3 },
  ),
  request(
    "Hanneke Bolle",
    ["keuken"],
    {
      keuken_situatie: "vervangen",
      keuken_lengte: "4,5",
      keuken_levering: "wij",
      keuken_niveau: "midden",
      keuken_wanden: ["stucen", "schilderen"],
      ...home,
    },
    { hues: [40], daysAgo: 1 },
  ),
  request("M. de Vries", ["badkamer"], bathroom, { hues: [190, 210, 20] }),
]

function request(
  name: string,
  projectTypes: Submission["projectTypes"],
  answers: Answers,
  {
    disposition = "open" as Disposition,
    hues = [] as number[],
    website = "",
    daysAgo = 0,
    work = undefined as SampleRequest["work"],
  } = {},
): SampleRequest {
  const mailbox = name.toLowerCase().replace(/[^a-z]+/g, "-")
  const [address, postcode, city] = places[name] ?? ["Duinweg 14", "4301 AB", "Zierikzee"]
  const contactInfo = {
    name,
    email: `${mailbox}@voorbeeld.example`,
    // A number of his own, by which he is recognised, in a range that nobody has.
    phone: `06 00 00 ${String(1_000 + name.length * 97 + (name.codePointAt(0) ?? 0)).replace(/(..)(..)/, "$1 $2")}`,
    ...{ address, postcode, city },
  }
  const submission = sampleSubmission({
    projectTypes,
    answers: { ...answers, urgentie: "normaal" },
    contactInfo,
  })
  const { photos: _, ...rest } = { ...submission, ...(website && { website }) }
  return { ...rest, disposition, hues, daysAgo, work }
}

function earlier(daysAgo: number, outcome: "active" | "completed" | "rejected" | "archived") {
  return outcome === "active" || outcome === "completed"
    ? { daysAgo, work: outcome }
    : { daysAgo, disposition: outcome }
}

/** A job whose client accepted its quotation, in three instalments unless `terms` say otherwise; with `accept` false he did not yet. */
export function agreedJob(
  { access, customers, quotations, decisions }: JobServices,
  {
    customer = sampleClient,
    terms = {},
    accept = true,
    business = false,
  }: {
    customer?: NewCustomer
    terms?: Partial<OfferTerms>
    accept?: boolean
    business?: boolean
  } = {},
) {
  const by: User = access.list()[0]!
  const customerId = customers.add(customer, by)
  const shifted = customer.btwId && business ? { btwId: customer.btwId } : null
  const taxed = shifted
    ? jobLines.map((line) => ({ ...line, vatRate: 0 as const, vatReason: "Btw verlegd." }))
    : jobLines
  const { projectId, quotationId } = quotations.propose(
    {
      project: {
        name: "Badkamer – Vos",
        description: "Tegels",
        projectTypes: ["badkamer"],
        address: "Duinweg 1",
      },
      client: { customerId, name: customer.name, email: "", phone: "", address: "" },
      estimate: {
        ...{ pricedOn: "2026-11-21", lines: taxed, assumptions: [], exclusions: [] },
        facts: { use: business ? "business" : "dwelling", builtIn: 1978, olderThan2Years: true },
        ...{ reverseCharge: shifted, totals: totalsOf(taxed) },
      },
      texts: { analysis: "Tegels.", quotationText: "Beste mevrouw Vos,", writer: "local" },
      ...{ start: null, terms: { ...standardTerms, ...terms }, replaces: null },
    },
    by,
  )
  quotations.versions.set(quotationId, { state: "concept" })
  decisions.send(quotationId, { how: "noted", version: 1 }, null, by)
  if (accept) decisions.accept(quotationId, { version: 1 }, null, by)
  return { projectId, quotationId, customerId, cents: totalsOf(taxed).incVatCents }
}

interface JobServices {
  access: Access
  customers: Customers
  quotations: Quotations
  decisions: Decisions
}

/** Two weeks of tiling at 21% and a day of painting at 9%, with odd cents. */
const jobLines = [
  sampleLine("tegels", "tiling", "Tegels zetten", {
    ...{ quantity: 76.35, unit: "m2", hours: 1, role: "specialist" },
    reason: "Algemeen tarief: valt niet onder het lage tarief.",
  }),
  sampleLine("sauswerk", "painting", "Plafond sauzen", {
    ...{ quantity: 13.7, unit: "m2", hours: 0.5, role: "helper" },
    ...{ vat: 9, reason: "Laag tarief: schilderen van een woning ouder dan 2 jaar." },
  }),
]

const sampleClient: NewCustomer = {
  ...{ name: "Mevrouw Vos", email: "vos@voorbeeld.example", phone: "06 00 00 00 99" },
  ...{ address: "Duinweg 1", postcode: "4301 AA", city: "Zierikzee" },
}
