import { material, type Norm, own, type Work } from "../norm.ts"
import { dakkapelFinishNorms } from "./dakkapel-finish.ts"

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
  "dakkapel.lift": own({
    description: "Ladderlift om materiaal op het dak te brengen",
    phase: "shell",
    unit: "dag",
    hours: 0.5,
    role: "helper",
    equipmentCents: 14500,
    service: "attendant",
  }),
  "dakkapel.removeOld": own({
    description: "Oude dakkapel slopen en de opening dicht houden",
    phase: "demolition",
    unit: "m2",
    hours: 2.6,
    role: "helper",
    materials: [material("Afdekzeil versterkt", "m2", 2, 150)],
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
    materials: [material("Leien en leihaken voor de aansluiting", "m2", 0.3, 5800)],
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
    materials: [
      material("Vuren balk C24 71 x 171 mm", "m1", 4, 950, { waste: 0.1 }),
      material("Raveeldragers en bouten", "st", 2, 650),
    ],
    spread: { low: 0.85, high: 1.35 },
  }),
  "dakkapel.prefab.kunststof": own({
    ...prefab,
    materials: [material("Prefab dakkapel met kunststof kozijnen, per m² voorkant", "m2", 1, 78000)],
  }),
  "dakkapel.prefab.hout": own({
    ...prefab,
    materials: [material("Prefab dakkapel met houten kozijnen, per m² voorkant", "m2", 1, 86000)],
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
      material("Vuren regelwerk C18 45 x 120 mm", "m1", 9, 420, { waste: 0.1 }),
      material("Underlayment 18 mm", "m2", 1.2, 1450, { waste: 0.1, pack: { size: 2.98, label: "plaat" } }),
      material("Glaswol 120 mm met folie", "m2", 1, 1050, { waste: 0.05 }),
    ],
  }),
  "dakkapel.cheeks": own({
    description: "Zijwanden timmeren, geïsoleerd",
    phase: "shell",
    unit: "m2",
    hours: 2.2,
    role: "carpenter",
    materials: [
      material("Vuren regelwerk C18 45 x 120 mm", "m1", 4.5, 420, { waste: 0.15 }),
      material("Underlayment 18 mm", "m2", 1, 1450, { waste: 0.2, pack: { size: 2.98, label: "plaat" } }),
      material("Glaswol 120 mm met folie", "m2", 1, 1050, { waste: 0.15 }),
    ],
  }),
  "dakkapel.roof": own({
    description: "Plat dak van de dakkapel: balken, isolatie en EPDM",
    phase: "roofing",
    unit: "m2",
    hours: 1.9,
    role: "carpenter",
    materials: [
      material("Vuren balk C24 59 x 156 mm", "m1", 2.2, 720, { waste: 0.1 }),
      material("Underlayment 18 mm", "m2", 1, 1450, { waste: 0.1, pack: { size: 2.98, label: "plaat" } }),
      material("PIR-dakisolatie 120 mm", "m2", 1, 2950, { waste: 0.08 }),
      material("EPDM-dakfolie 1,2 mm met lijm", "m2", 1.2, 1650),
    ],
  }),
  "dakkapel.edge": own({
    description: "Dakrand met boeideel en aluminium daktrim",
    phase: "roofing",
    unit: "m1",
    hours: 0.7,
    role: "carpenter",
    materials: [
      material("Boeideel kunststof 250 mm", "m1", 1, 1850, {
        waste: 0.1,
        pack: { size: 5, label: "lengte" },
      }),
      material("Daktrim aluminium", "m1", 1, 950, { waste: 0.1, pack: { size: 2.5, label: "lengte" } }),
    ],
  }),
  "dakkapel.flashing": own({
    description: "Waterdichte aansluiting op het dak met loodvervanger",
    phase: "roofing",
    unit: "m1",
    hours: 0.55,
    role: "specialist",
    materials: [
      material("Loodvervanger 300 mm", "m1", 1, 1650, { waste: 0.1, pack: { size: 5, label: "rol" } }),
      material("Kit, haften en schuimband", "m1", 1, 250),
    ],
  }),
  "dakkapel.windows.kunststof": own({
    description: "Kunststof kozijnen met HR++ glas leveren en plaatsen",
    phase: "frames",
    unit: "m2",
    hours: 1.4,
    role: "carpenter",
    materials: [material("Kunststof kozijn met HR++ glas, per m²", "m2", 1, 33500)],
  }),
  "dakkapel.windows.hout": own({
    description: "Houten kozijnen met HR++ glas leveren en plaatsen",
    phase: "frames",
    unit: "m2",
    hours: 1.7,
    role: "carpenter",
    materials: [material("Hardhouten kozijn met HR++ glas, gegrond, per m²", "m2", 1, 42500)],
  }),
  "dakkapel.cladding.kunststof": own({
    ...cladding,
    description: "Zijkanten bekleden met kunststof schroten",
    hours: 0.9,
    role: "carpenter",
    materials: [material("Kunststof gevelschroot met regelwerk", "m2", 1, 4200, { waste: 0.15 })],
  }),
  "dakkapel.cladding.plaat": own({
    ...cladding,
    description: "Zijkanten bekleden met gladde gevelplaat",
    hours: 1.1,
    role: "carpenter",
    materials: [material("HPL-gevelplaat 6 mm met regelwerk", "m2", 1, 7800, { waste: 0.2 })],
  }),
  "dakkapel.cladding.zink": own({
    ...cladding,
    description: "Zijkanten bekleden met zink, gefelst",
    hours: 2,
    role: "specialist",
    materials: [material("Titaanzink 0,8 mm met onderlaag", "m2", 1, 8200, { waste: 0.2 })],
  }),
} satisfies Record<string, Norm>
