import { material } from "../articles.ts"
import { type Norm, own, type Work } from "../norm.ts"
import { dakwerkHellendPartsNorms } from "./dakwerkHellendParts.ts"

const tiling: Work = {
  description: "Nieuwe dakpannen leveren, leggen en vastzetten",
  phase: "roofing",
  unit: "m2",
  hours: 0.38,
  role: "specialist",
}
const hooks = material("Panhaken en rvs schroeven", 6)

const insulation = { phase: "roofing", unit: "m2", role: "specialist", service: "insulating" } as const
const screws = material("Isolatieschroef en tengel voor dakisolatie")

export const dakwerkHellendNorms = {
  ...dakwerkHellendPartsNorms,
  "dakwerk_hellend.scaffold": own({
    description: "Steiger met valbeveiliging, huur voor de hele klus",
    phase: "preparation",
    unit: "m2",
    hours: 0,
    role: "helper",
    subcontractCents: 1150,
    service: "attendant",
  }),
  "dakwerk_hellend.scaffoldBridge": own({
    description: "Steiger over een serre of aanbouw heen bouwen",
    phase: "preparation",
    unit: "post",
    hours: 0,
    role: "helper",
    subcontractCents: 65000,
    spread: { low: 0.8, high: 1.5 },
    service: "attendant",
  }),
  "dakwerk_hellend.roofLift": own({
    description: "Dakladder, ladderlift en valbeveiliging",
    phase: "preparation",
    unit: "dag",
    hours: 0.5,
    role: "helper",
    equipmentCents: 16500,
    service: "attendant",
  }),
  "dakwerk_hellend.strip.pannen": own({
    description: "Oude dakpannen, latten en folie verwijderen",
    phase: "demolition",
    unit: "m2",
    hours: 0.28,
    role: "helper",
  }),
  "dakwerk_hellend.strip.leien": own({
    description: "Oude leien of shingles verwijderen",
    phase: "demolition",
    unit: "m2",
    hours: 0.35,
    role: "helper",
  }),
  "dakwerk_hellend.strip.golfplaten": own({
    description: "Oude golfplaten zonder asbest verwijderen",
    phase: "demolition",
    unit: "m2",
    hours: 0.2,
    role: "helper",
  }),
  "dakwerk_hellend.setAside": own({
    description: "Dakpannen voorzichtig afnemen, schoonmaken en opslaan",
    phase: "demolition",
    unit: "m2",
    hours: 0.5,
    role: "helper",
  }),
  "dakwerk_hellend.battens": own({
    description: "Dampopen folie, tengels en panlatten aanbrengen",
    phase: "roofing",
    unit: "m2",
    hours: 0.28,
    role: "carpenter",
    materials: [
      material("Dakfolie dampopen"),
      material("Tengel vuren 22 x 50 mm", 1.7),
      material("Panlat vuren 26 x 40 mm", 3.1),
    ],
  }),
  "dakwerk_hellend.tiles.beton": own({
    ...tiling,
    materials: [material("Betonpan sneldek of gelijk", 10), hooks],
  }),
  "dakwerk_hellend.tiles.keramisch": own({
    ...tiling,
    materials: [material("Keramische pan, matte engobe", 14), hooks],
  }),
  "dakwerk_hellend.tiles.geglazuurd": own({
    ...tiling,
    materials: [material("Keramische pan, geglazuurd", 14), hooks],
  }),
  "dakwerk_hellend.tiles.leien": own({
    ...tiling,
    description: "Natuurleien leveren en leggen in maasdekking",
    hours: 1,
    materials: [material("Natuurlei 50 x 25 cm"), material("Leihaken rvs", 20)],
  }),
  "dakwerk_hellend.relay": own({
    description: "Bewaarde dakpannen terugleggen, 10% nieuw bijleveren",
    phase: "roofing",
    unit: "m2",
    hours: 0.42,
    role: "specialist",
    materials: [material("Dakpan, bijpassend of gebruikt", 1.3), hooks],
  }),
  "dakwerk_hellend.repair": own({
    description: "Kapotte pannen vervangen, folie en latten plaatselijk herstellen",
    phase: "roofing",
    unit: "m2",
    hours: 0.9,
    role: "specialist",
    materials: [material("Dakpan, bijpassend of gebruikt", 3), material("Panlatten, folie en bevestiging")],
    spread: { low: 0.7, high: 1.6 },
  }),
  "dakwerk_hellend.leakSearch": own({
    description: "Lekkage opzoeken en het dak nakijken",
    phase: "roofing",
    unit: "post",
    hours: 3,
    role: "specialist",
  }),
  "dakwerk_hellend.ridge": own({
    description: "Nok met vorsten en ondervorst (droog systeem)",
    phase: "roofing",
    unit: "m1",
    hours: 0.4,
    role: "specialist",
    materials: [
      material("Nokvorst met klem", 2.6),
      material("Ondervorst ventilerend"),
      material("Ruiter en vorstbeugels"),
    ],
  }),
  "dakwerk_hellend.verge": own({
    description: "Zijrand van het dak met gevelpannen",
    phase: "roofing",
    unit: "m1",
    hours: 0.3,
    role: "specialist",
    materials: [material("Gevelpan links of rechts", 3)],
  }),
  "dakwerk_hellend.eaves": own({
    description: "Dakvoet met vogelschroot en ventilatie",
    phase: "roofing",
    unit: "m1",
    hours: 0.15,
    role: "specialist",
    materials: [material("Vogelschroot met ventilatieprofiel")],
  }),
  "dakwerk_hellend.insulation.gewoon": own({
    ...insulation,
    description: "Dak van buiten isoleren met PIR-platen, Rc 3,5",
    hours: 0.26,
    materials: [material("PIR-dakplaat tand en groef 80 mm"), screws],
  }),
  "dakwerk_hellend.insulation.extra": own({
    ...insulation,
    description: "Dak van buiten isoleren met PIR-platen, Rc 6",
    hours: 0.32,
    materials: [material("PIR-dakplaat tand en groef 140 mm"), screws],
  }),
  "dakwerk_hellend.raiseEdges": own({
    description: "Dakranden en goten aanpassen aan de dikte van de isolatie",
    phase: "roofing",
    unit: "m1",
    hours: 0.5,
    role: "carpenter",
    materials: [material("Randhout en boeideel geplastificeerd")],
  }),
} satisfies Record<string, Norm>
