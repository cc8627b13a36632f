import { material } from "../articles.ts"
import { fitted, type Norm, own } from "../norm.ts"

/** Gutters and whatever goes through or lies on a sloping roof. */
export const dakwerkHellendPartsNorms = {
  "dakwerk_hellend.gutter.zink": own({
    description: "Zinken bakgoot vervangen",
    phase: "roofing",
    unit: "m1",
    hours: 0.9,
    role: "specialist",
    materials: [material("Zinken bakgoot B37, 0,8 mm"), material("Gootbeugels, soldeer en zinkwerk")],
  }),
  "dakwerk_hellend.gutter.pvc": own({
    description: "Kunststof dakgoot vervangen",
    phase: "roofing",
    unit: "m1",
    hours: 0.5,
    role: "specialist",
    materials: [material("PVC-mastgoot 150 mm"), material("Gootbeugels en hulpstukken pvc")],
  }),
  "dakwerk_hellend.downpipe.zink": own({
    description: "Zinken regenpijp vervangen",
    phase: "roofing",
    unit: "m1",
    hours: 0.35,
    role: "specialist",
    materials: [material("Zinken hemelwaterafvoer 80 mm met beugels")],
  }),
  "dakwerk_hellend.downpipe.pvc": own({
    description: "Kunststof regenpijp vervangen",
    phase: "roofing",
    unit: "m1",
    hours: 0.25,
    role: "specialist",
    materials: [material("PVC-regenpijp 80 mm met beugels")],
  }),
  "dakwerk_hellend.chimney.herstel": own({
    description: "Schoorsteen voegen en nieuw lood aanbrengen",
    phase: "roofing",
    unit: "st",
    hours: 11,
    role: "specialist",
    materials: [material("Bladlood 25 pond", 25), material("Voegmortel en kit")],
    spread: { low: 0.8, high: 1.5 },
  }),
  "dakwerk_hellend.chimney.slopen": own({
    description: "Schoorsteen boven het dak slopen en het dak dichtmaken",
    phase: "demolition",
    unit: "st",
    hours: 14,
    role: "helper",
    materials: [material("Hout, folie en pannen om dicht te maken")],
    spread: { low: 0.8, high: 1.4 },
  }),
  "dakwerk_hellend.roofWindow": own({
    ...fitted("Dakraam 78 x 118 cm met gootstuk, binnen afgewerkt", 8),
    phase: "frames",
    role: "carpenter",
    materials: [
      material("Dakraam tuimel 78 x 118 cm, HR++"),
      material("Gootstuk met isolatiekraag"),
      material("Aftimmerset dakraam"),
    ],
  }),
  "dakwerk_hellend.solarPanel": own({
    ...fitted("Zonnepaneel afnemen, opslaan en terugleggen", 1.1),
    phase: "electrical",
    materials: [material("Dakhaken en klemmen")],
    spread: { low: 0.8, high: 1.4 },
  }),
} satisfies Record<string, Norm>
