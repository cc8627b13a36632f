import { material } from "../articles.ts"
import { type Norm, own, type Work } from "../norm.ts"
import { dakkapelFinishNorms } from "./dakkapelFinish.ts"

const opening = {
  phase: "demolition",
  unit: "m2",
  role: "carpenter",
  spread: { low: 0.85, high: 1.3 },
} as const

const prefab: Work = {
  description: "Prefab dakkapel met HR++ glas, isolatie en dakbedekking, geplaatst",
  phase: "shell",
  unit: "m2",
  hours: 1.6,
  role: "carpenter",
}

const cladding = { phase: "frames", unit: "m2" } as const

export const dakkapelNorms = {
  ...dakkapelFinishNorms,
  "dakkapel.scaffold": own({
    description: "Steiger en valbeveiliging bij de dakkapel",
    phase: "preparation",
    unit: "m1",
    hours: 0,
    role: "helper",
    subcontractCents: 8500,
    service: "attendant",
  }),
  "dakkapel.crane.near": own({
    description: "Hijskraan om de dakkapel te plaatsen",
    phase: "shell",
    unit: "post",
    hours: 2,
    role: "helper",
    equipmentCents: 58000,
  }),
  "dakkapel.crane.over": own({
    description: "Grote hijskraan om de dakkapel over het huis te tillen",
    phase: "shell",
    unit: "post",
    hours: 3,
    role: "helper",
    equipmentCents: 105000,
    spread: { low: 0.85, high: 1.4 },
  }),
  "dakkapel.removeOld": own({
    description: "Oude dakkapel slopen en de opening dicht houden",
    phase: "demolition",
    unit: "m2",
    hours: 2.6,
    role: "helper",
    materials: [material("Afdekzeil versterkt", 2)],
    spread: { low: 0.8, high: 1.4 },
  }),
  "dakkapel.openRoof.pannen": own({
    ...opening,
    description: "Dakpannen afnemen en opening in het dak maken",
    hours: 0.9,
  }),
  "dakkapel.openRoof.leien": own({
    ...opening,
    description: "Leien afnemen, opening in het dak maken en leien aansluiten",
    hours: 1.6,
    materials: [material("Leien en leihaken voor de aansluiting", 0.3)],
  }),
  "dakkapel.openRoof.riet": own({
    ...opening,
    description: "Riet verwijderen, opening in het dak maken en riet aansluiten door rietdekker",
    hours: 1.2,
    subcontractCents: 16500,
  }),
  "dakkapel.trimming": own({
    description: "Dakconstructie rond de opening versterken (raveling)",
    phase: "shell",
    unit: "m1",
    hours: 2.5,
    role: "carpenter",
    materials: [material("Vuren balk C24 71 x 171 mm", 4), material("Raveeldragers en bouten", 2)],
    spread: { low: 0.85, high: 1.35 },
  }),
  "dakkapel.prefab.kunststof": own({
    ...prefab,
    materials: [material("Prefab dakkapel met kunststof kozijnen, per m² voorkant")],
  }),
  "dakkapel.prefab.hout": own({
    ...prefab,
    materials: [material("Prefab dakkapel met houten kozijnen, per m² voorkant")],
  }),
  "dakkapel.prefabDelivery": own({
    description: "Prefab dakkapel inmeten, tekenen en vervoeren",
    phase: "shell",
    unit: "post",
    hours: 2,
    role: "carpenter",
    subcontractCents: 39500,
  }),
  "dakkapel.front": own({
    description: "Voorwand met borstwering en stelkozijnen timmeren",
    phase: "shell",
    unit: "m1",
    hours: 3.5,
    role: "carpenter",
    materials: [
      material("Regelwerk vuren C18 45 x 120 mm", 9),
      material("Underlayment 18 mm", 1.2),
      material("Glaswol 120 mm met folie"),
    ],
  }),
  "dakkapel.cheeks": own({
    description: "Zijwanden timmeren, geïsoleerd",
    phase: "shell",
    unit: "m2",
    hours: 2.2,
    role: "carpenter",
    materials: [
      material("Regelwerk vuren C18 45 x 120 mm", 4.5, { waste: 0.15 }),
      material("Underlayment 18 mm", 1, { waste: 0.2 }),
      material("Glaswol 120 mm met folie", 1, { waste: 0.15 }),
    ],
  }),
  "dakkapel.roof": own({
    description: "Plat dak van de dakkapel: balken, isolatie en EPDM",
    phase: "roofing",
    unit: "m2",
    hours: 1.9,
    role: "carpenter",
    materials: [
      material("Vuren balk C24 59 x 156 mm", 2.2),
      material("Underlayment 18 mm"),
      material("PIR-plaat plat dak 120 mm"),
      material("EPDM-dakfolie 1,2 mm, op maat", 1, { waste: 0.2 }),
      material("EPDM-contactlijm", 0.45),
    ],
  }),
  "dakkapel.flashing": own({
    description: "Waterdichte aansluiting op het dak met loodvervanger",
    phase: "roofing",
    unit: "m1",
    hours: 0.55,
    role: "specialist",
    materials: [material("Loodvervanger 300 mm"), material("Kit, haften en schuimband")],
  }),
  "dakkapel.windows.kunststof": own({
    description: "Kunststof kozijnen met HR++ glas leveren en plaatsen",
    phase: "frames",
    unit: "m2",
    hours: 1.4,
    role: "carpenter",
    materials: [material("Kunststof dakkapelkozijn met HR++-glas, vast")],
  }),
  "dakkapel.windows.hout": own({
    description: "Houten kozijnen met HR++ glas leveren en plaatsen",
    phase: "frames",
    unit: "m2",
    hours: 1.7,
    role: "carpenter",
    materials: [material("Hardhouten dakkapelkozijn met HR++-glas, gegrond, vast")],
  }),
  "dakkapel.cladding.kunststof": own({
    ...cladding,
    description: "Zijkanten bekleden met kunststof schroten",
    hours: 0.9,
    role: "carpenter",
    materials: [material("Kunststof gevelschroot met regelwerk")],
  }),
  "dakkapel.cladding.plaat": own({
    ...cladding,
    description: "Zijkanten bekleden met gladde gevelplaat",
    hours: 1.1,
    role: "carpenter",
    materials: [material("HPL-gevelplaat 6 mm met regelwerk")],
  }),
  "dakkapel.cladding.zink": own({
    ...cladding,
    description: "Zijkanten bekleden met zink, gefelst",
    hours: 2,
    role: "specialist",
    materials: [material("Titaanzink 0,8 mm met onderlaag")],
  }),
} satisfies Record<string, Norm>
