import { formatLongDay } from "#src/shared/dayWords.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { Estimate } from "../pricing/line.ts"
import type { Role, Unit } from "../pricing/norm.ts"
import type { Milestone } from "../pricing/planning.ts"
import type { DocumentInput } from "./document.ts"
import type { DocumentKind } from "./schema.ts"

/** The Dutch that the documents share. The clauses of the quotation are in `terms.nl.ts`. */
export const titles: Record<DocumentKind, string> = {
  offerte: "Offerte",
  offerteInformeel: "Uw prijsindicatie",
  calculatie: "Calculatie",
  planning: "Planning",
  materiaalstaat: "Materiaalstaat",
  nacalculatie: "Nacalculatie",
}

/** As a heading, and as what we offer to do. */
const work: Record<ProjectType, { name: string; task: string }> = {
  badkamer: { name: "badkamer", task: "het vernieuwen van de badkamer" },
  keuken: { name: "keuken", task: "het vernieuwen van de keuken" },
  complete_renovatie: { name: "renovatie", task: "de renovatie" },
  aanbouw: { name: "aanbouw", task: "het bouwen van een aanbouw" },
  opbouw: { name: "opbouw", task: "het bouwen van een opbouw" },
  dakkapel: { name: "dakkapel", task: "het plaatsen van een dakkapel" },
  dakwerk_hellend: { name: "hellend dak", task: "het werk aan het hellende dak" },
  dakwerk_plat: { name: "plat dak", task: "het werk aan het platte dak" },
  kozijnen: { name: "kozijnen", task: "het vernieuwen van kozijnen" },
  vloeren: { name: "vloeren", task: "het leggen van vloeren" },
  elektra: { name: "elektra", task: "het werk aan de elektrische installatie" },
  isolatie: { name: "isolatie", task: "het isoleren" },
}

/** Of a project that has no type. */
const anyTask = "het werk in deze offerte"

interface Numbered {
  quotationNumber: string
  version: number
}

/** 'O-2026-0042, versie 1' */
export const numberOf = ({ quotationNumber, version }: Numbered) => `${quotationNumber}, versie ${version}`

/** 'Offerte O-2026-0042, versie 1' */
export const named = (kind: DocumentKind, quotation: Numbered) => `${titles[kind]} ${numberOf(quotation)}`

/** What a workbook says of itself in its head. */
export const about = ({ quotationNumber, version, issuedOn, client, projectTypes }: DocumentInput) => ({
  reference: numberOf({ quotationNumber, version }),
  about: [
    formatLongDay(issuedOn),
    client.name,
    [client.address, `${client.postcode} ${client.city}`.trim()].filter(Boolean).join(", "),
    works(projectTypes),
  ],
})

export const unitName: Record<Unit, string> = {
  m2: "m²",
  m1: "m¹",
  m3: "m³",
  st: "st",
  kg: "kg",
  l: "liter",
  uur: "uur",
  dag: "dag",
  post: "post",
}

export const roleName: Record<Role, string> = {
  specialist: "vakman",
  carpenter: "timmerman",
  helper: "hulpkracht",
}

export const rolesName: Record<Role, string> = {
  specialist: "vaklieden",
  carpenter: "timmerlieden",
  helper: "hulpkrachten",
}

/** One and more of those who do a stage, as people on site call them; of other stages the role says it. */
export const tradeName: Record<string, readonly [one: string, more: string] | undefined> = {
  masonry: ["metselaar", "metselaars"],
  roofing: ["dakdekker", "dakdekkers"],
  electrical: ["elektricien", "elektriciens"],
  plumbing: ["loodgieter", "loodgieters"],
  plastering: ["stukadoor", "stukadoors"],
  tiling: ["tegelzetter", "tegelzetters"],
  backsplash: ["tegelzetter", "tegelzetters"],
  painting: ["schilder", "schilders"],
  outsidePaint: ["schilder", "schilders"],
  flooring: ["vloerenlegger", "vloerenleggers"],
  cabinets: ["keukenmonteur", "keukenmonteurs"],
  appliances: ["keukenmonteur", "keukenmonteurs"],
}

export const milestoneName: Record<Milestone, string> = {
  start: "Start van het werk",
  weathertight: "Ruwbouw gereed, wind- en waterdicht",
  halfway: "Halverwege",
  handover: "Oplevering",
}

export const price = {
  exVat: "Totaal exclusief btw",
  vat: (rate: number) => `Btw ${rate}%`,
  vatOver: (rate: number, base: string) => `Btw ${rate}% over ${base}`,
  incVat: "Totaal inclusief btw",
  /** The client, a business, pays the VAT itself. */
  shifted: "Totaal, btw verlegd",
  shiftedTo: (btwId: string) => `Btw verlegd naar btw-id ${btwId}`,
  toBePriced: "nog te bepalen",
  low: "Laag",
  likely: "Waarschijnlijk",
  high: "Hoog",
} as const

export const totalName = ({ reverseCharge }: Pick<Estimate, "reverseCharge">): string =>
  reverseCharge ? price.shifted : price.incVat

export const facts = {
  number: "Offertenummer",
  version: "Versie",
  date: "Datum",
  validUntil: "Geldig tot en met",
  reference: "Kenmerk aanvraag",
  work: "Werk",
} as const

export const columns = {
  description: "Omschrijving",
  quantity: "Aantal",
  unit: "Eenheid",
  vat: "Btw",
  amount: "Bedrag excl. btw",
  phase: "Fase",
} as const

/** 'a', 'a en b', 'a, b en c'. */
export const listed = (items: string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} en ${items.at(-1)}`

/** 'het vernieuwen van de badkamer en het leggen van vloeren' */
export const tasks = (types: ProjectType[]): string => listed(types.map((type) => work[type].task)) || anyTask

/** 'Badkamer en vloeren' */
export const works = (types: ProjectType[]): string =>
  capitalised(listed(types.map((type) => work[type].name)))

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
