import { fitted, material, type Norm, own } from "../norm.ts"

/** Gutters and whatever goes through or lies on a sloping roof. */
export const dakwerkHellendPartsNorms = {
  "dakwerk_hellend.gutter.zink": own({
    description: "Zinken bakgoot vervangen",
    phase: "roofing",
    unit: "m1",
    hours: 0.9,
    role: "specialist",
    materials: [
      material("Zinken bakgoot B37, 0,8 mm", "m1", 1, 3900, {
        waste: 0.08,
        pack: { size: 3, label: "lengte" },
      }),
      material("Gootbeugels, soldeer en zinkwerk", "m1", 1, 850),
    ],
  }),
  "dakwerk_hellend.gutter.pvc": own({
    description: "Kunststof dakgoot vervangen",
    phase: "roofing",
    unit: "m1",
    hours: 0.5,
    role: "specialist",
    materials: [
      material("PVC-mastgoot 150 mm", "m1", 1, 1150, { waste: 0.08, pack: { size: 4, label: "lengte" } }),
      material("Gootbeugels en hulpstukken pvc", "m1", 1, 650),
    ],
  }),
  "dakwerk_hellend.downpipe.zink": own({
    description: "Zinken regenpijp vervangen",
    phase: "roofing",
    unit: "m1",
    hours: 0.35,
    role: "specialist",
    materials: [material("Zinken hemelwaterafvoer 80 mm met beugels", "m1", 1, 2150, { waste: 0.08 })],
  }),
  "dakwerk_hellend.downpipe.pvc": own({
    description: "Kunststof regenpijp vervangen",
    phase: "roofing",
    unit: "m1",
    hours: 0.25,
    role: "specialist",
    materials: [material("PVC-regenpijp 80 mm met beugels", "m1", 1, 850, { waste: 0.08 })],
  }),
  "dakwerk_hellend.chimney.herstel": own({
    description: "Schoorsteen voegen en nieuw lood aanbrengen",
    phase: "roofing",
    unit: "st",
    hours: 11,
    role: "specialist",
    materials: [material("Bladlood 25 pond", "kg", 25, 520), material("Voegmortel en kit", "post", 1, 4500)],
    spread: { low: 0.8, high: 1.5 },
  }),
  "dakwerk_hellend.chimney.slopen": own({
    description: "Schoorsteen boven het dak slopen en het dak dichtmaken",
    phase: "demolition",
    unit: "st",
    hours: 14,
    role: "helper",
    materials: [material("Hout, folie en pannen om dicht te maken", "post", 1, 18500)],
    spread: { low: 0.8, high: 1.4 },
  }),
  "dakwerk_hellend.roofWindow": own({
    ...fitted("Dakraam 78 x 118 cm met gootstuk, binnen afgewerkt", 8),
    phase: "frames",
    role: "carpenter",
    materials: [
      material("Dakraam tuimel 78 x 118 cm, HR++", "st", 1, 43500),
      material("Gootstuk met isolatiekraag", "st", 1, 14500),
      material("Aftimmerset dakraam", "st", 1, 9500),
    ],
  }),
  "dakwerk_hellend.solarPanel": own({
    ...fitted("Zonnepaneel afnemen, opslaan en terugleggen", 1.1),
    phase: "electrical",
    materials: [material("Dakhaken en klemmen", "st", 1, 1400)],
    spread: { low: 0.8, high: 1.4 },
  }),
} satisfies Record<string, Norm>
