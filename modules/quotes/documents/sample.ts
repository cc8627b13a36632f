import { round, sum, times } from "#src/shared/rounding.ts"
import type { Estimate, EstimateLine, LineMaterial } from "../pricing/line.ts"
import {
  type Material,
  ownAssumption,
  type Phase,
  phases,
  type Role,
  rateCents,
  type Unit,
} from "../pricing/norm.ts"
import { totalsOf } from "../pricing/totals.ts"
import type { DocumentInput } from "./document.ts"

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
  consumer: true,
  estimate: sampleEstimate(),
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
  totals: totalsOf(lines),
})

interface Draft {
  quantity: number
  unit: Unit
  hours: number
  role: Role
  materials?: Material[]
  equipment?: number
  subcontract?: number
  vat?: 9 | 21
  reason?: string
  source?: EstimateLine["quantitySource"]
}

/** One line, worked out as `pricing/estimate.ts` does it. */
export function sampleLine(code: string, phase: Phase, description: string, draft: Draft): EstimateLine {
  const hours = round(draft.quantity * draft.hours, 2)
  const labourCents = times(hours, rateCents[draft.role])
  const materials = (draft.materials ?? []).map((material) => lineMaterial(material, draft.quantity))
  const materialCents = sum(materials.map((material) => material.amountCents))
  const equipmentCents = times(draft.quantity, draft.equipment ?? 0)
  const subcontractCents = times(draft.quantity, draft.subcontract ?? 0)
  const marginCents = round(((materialCents + equipmentCents + subcontractCents) * 12) / 100)
  return {
    code,
    description,
    phase,
    quantity: draft.quantity,
    unit: draft.unit,
    quantitySource: draft.source ?? { kind: "fixed", text: "vast onderdeel van dit werk" },
    normHours: draft.hours,
    hours,
    role: draft.role,
    rateCents: rateCents[draft.role],
    labourCents,
    materials,
    materialCents,
    equipmentUnitCents: draft.equipment ?? 0,
    equipmentCents,
    subcontractUnitCents: draft.subcontract ?? 0,
    subcontractCents,
    marginPercent: 12,
    marginCents,
    totalCents: labourCents + materialCents + equipmentCents + subcontractCents + marginCents,
    vatRate: draft.vat ?? 21,
    vatReason: draft.reason ?? "algemeen tarief",
    lowFactor: 0.9,
    highFactor: 1.2,
    norm: ownAssumption,
  }
}

function lineMaterial(material: Material, lineQuantity: number): LineMaterial {
  const waste = material.waste ?? 0
  const quantity = round(lineQuantity * material.perUnit * (1 + waste), 3)
  return {
    name: material.name,
    unit: material.unit,
    perUnit: material.perUnit,
    waste,
    priceCents: material.priceCents,
    pack: material.pack ?? null,
    quantity,
    amountCents: times(quantity, material.priceCents),
  }
}

const floorAnswer = {
  kind: "answer",
  question: "badkamer_oppervlakte",
  text: "uw antwoord op 'Hoe groot is de vloer van de badkamer?'",
} as const
const wallAnswer = {
  kind: "answer",
  question: "badkamer_oppervlakte",
  text: "wanden 2,4 m hoog rond de vloer, volgens uw antwoord op 'Hoe groot is de vloer van de badkamer?'",
} as const
const lowRate = "stukadoren en schilderen van een woning ouder dan 2 jaar"

const adhesive: Material = {
  name: "Tegellijm flexibel",
  unit: "kg",
  perUnit: 4.5,
  waste: 0.05,
  priceCents: 92,
  pack: { size: 25, label: "zak" },
}

const bathroom = (): EstimateLine[] =>
  [
    sampleLine("algemeen.inrichten", "preparation", "Werkplek inrichten, vloeren en trap afdekken", {
      quantity: 1,
      unit: "post",
      hours: 3,
      role: "helper",
      materials: [
        { name: "Stucloper", unit: "m2", perUnit: 20, priceCents: 85, pack: { size: 65, label: "rol" } },
      ],
    }),
    sampleLine("algemeen.afvoer", "preparation", "Afvalcontainer 6 m³, plaatsen en afvoeren", {
      quantity: 1,
      unit: "st",
      hours: 0.5,
      role: "helper",
      equipment: 38500,
    }),
    sampleLine("badkamer.sloop_tegels", "demolition", "Wand- en vloertegels verwijderen", {
      quantity: 31.52,
      unit: "m2",
      hours: 0.45,
      role: "helper",
      equipment: 150,
      source: wallAnswer,
    }),
    sampleLine("badkamer.sloop_sanitair", "demolition", "Bestaand sanitair afkoppelen en verwijderen", {
      quantity: 4,
      unit: "st",
      hours: 0.75,
      role: "helper",
    }),
    sampleLine("badkamer.elektra", "electrical", "Elektra badkamer aanpassen, inclusief aarding", {
      quantity: 1,
      unit: "post",
      hours: 9,
      role: "specialist",
      materials: [
        { name: "Installatiedraad en buis", unit: "m1", perUnit: 35, waste: 0.1, priceCents: 145 },
        { name: "Inbouwspot led IP65", unit: "st", perUnit: 4, priceCents: 2450 },
      ],
    }),
    sampleLine("badkamer.leidingen", "plumbing", "Water- en afvoerleidingen vernieuwen", {
      quantity: 4,
      unit: "st",
      hours: 3.25,
      role: "specialist",
      materials: [
        { name: "Meerlagenbuis 16 mm", unit: "m1", perUnit: 6, waste: 0.1, priceCents: 285 },
        { name: "Pvc-afvoer met hulpstukken", unit: "m1", perUnit: 2.5, waste: 0.1, priceCents: 690 },
      ],
    }),
    sampleLine("badkamer.stuc_plafond", "plastering", "Plafond stucen, sausklaar", {
      quantity: 6.25,
      unit: "m2",
      hours: 0.6,
      role: "specialist",
      vat: 9,
      reason: lowRate,
      source: floorAnswer,
      materials: [
        {
          name: "Gipspleister",
          unit: "kg",
          perUnit: 10,
          waste: 0.05,
          priceCents: 48,
          pack: { size: 25, label: "zak" },
        },
      ],
    }),
    sampleLine("badkamer.wandtegels", "tiling", "Wandtegels 30 x 60 zetten en voegen", {
      quantity: 25.27,
      unit: "m2",
      hours: 1.3,
      role: "specialist",
      source: wallAnswer,
      materials: [
        {
          name: "Wandtegel 30 x 60 cm",
          unit: "m2",
          perUnit: 1,
          waste: 0.1,
          priceCents: 2895,
          pack: { size: 1.08, label: "doos" },
        },
        adhesive,
      ],
    }),
    sampleLine("badkamer.vloertegels", "tiling", "Vloertegels 60 x 60 leggen op afschot, met kimband", {
      quantity: 6.25,
      unit: "m2",
      hours: 1.6,
      role: "specialist",
      source: floorAnswer,
      materials: [
        {
          name: "Vloertegel 60 x 60 cm",
          unit: "m2",
          perUnit: 1,
          waste: 0.1,
          priceCents: 3450,
          pack: { size: 1.44, label: "doos" },
        },
        adhesive,
      ],
    }),
    sampleLine("badkamer.sanitair", "fitting", "Inloopdouche, wandcloset en wastafelmeubel plaatsen", {
      quantity: 1,
      unit: "post",
      hours: 18,
      role: "specialist",
      materials: [
        { name: "Wandcloset met inbouwreservoir", unit: "st", perUnit: 1, priceCents: 48500 },
        { name: "Wastafelmeubel 100 cm", unit: "st", perUnit: 1, priceCents: 67500 },
        { name: "Douchewand 120 cm, gehard glas", unit: "st", perUnit: 1, priceCents: 39900 },
        { name: "Thermostatische douchekraan", unit: "st", perUnit: 1, priceCents: 27500 },
      ],
    }),
    sampleLine("badkamer.schilderwerk", "painting", "Plafond en kozijn schilderen", {
      quantity: 8,
      unit: "m2",
      hours: 0.35,
      role: "specialist",
      vat: 9,
      reason: lowRate,
      materials: [
        {
          name: "Muurverf badkamer",
          unit: "l",
          perUnit: 0.25,
          priceCents: 1895,
          pack: { size: 2.5, label: "emmer" },
        },
      ],
    }),
    sampleLine("algemeen.oplevering", "handover", "Schoon opleveren en samen nalopen", {
      quantity: 1,
      unit: "post",
      hours: 3,
      role: "helper",
    }),
  ].sort((a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase))
