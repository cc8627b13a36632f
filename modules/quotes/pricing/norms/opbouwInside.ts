import { material } from "../articles.ts"
import { fitted, type Norm, own } from "../norm.ts"

export const opbouwInsideNorms = {
  "opbouw.stairOpening": own({
    description: "Trapgat maken in de bestaande vloer of het dak",
    phase: "shell",
    unit: "st",
    hours: 18,
    role: "carpenter",
    materials: [material("Ravelingen, bekleding en bevestiging")],
    spread: { low: 0.8, high: 1.6 },
  }),
  "opbouw.stair.vast": own({
    ...fitted("Vaste houten trap met leuning en hekwerk", 14),
    role: "carpenter",
    materials: [material("Vurenhouten trap met kwart, leuning en hek")],
  }),
  "opbouw.stair.luxe": own({
    ...fitted("Open trap van hardhout of staal met leuning en hekwerk", 18),
    role: "carpenter",
    materials: [material("Open trap hardhout of staal met balustrade")],
    spread: { low: 0.8, high: 1.5 },
  }),
  "opbouw.lining": own({
    description: "Buitenwanden en plafond binnen bekleden met gipsplaat",
    phase: "insulation",
    unit: "m2",
    hours: 0.45,
    role: "carpenter",
    materials: [material("Regelwerk vuren 22 x 50 mm", 2.5), material("Gipsplaat 12,5 mm")],
  }),
  "opbouw.innerWall": own({
    description: "Binnenwand van metaalprofielen, isolatie en gipsplaat",
    phase: "insulation",
    unit: "m2",
    hours: 0.9,
    role: "carpenter",
    materials: [
      material("Metalstud profielen 75 mm", 2.6),
      material("Gipsplaat 12,5 mm", 2),
      material("Glaswol 60 mm"),
    ],
  }),
  "opbouw.electrics": own({
    description: "Elektra: groepen, stopcontacten, lichtpunten en rookmelder",
    phase: "electrical",
    unit: "m2",
    hours: 0.55,
    role: "specialist",
    materials: [
      material("Installatiedraad 2,5 mm² in buis", 5),
      material("Inbouwdozen, schakelaars en stopcontacten", 0.5),
    ],
  }),
  "opbouw.ventilation": own({
    description: "Ventilatie aansluiten op nieuwe of bestaande unit",
    phase: "plumbing",
    unit: "post",
    hours: 10,
    role: "specialist",
    materials: [material("Ventilatiebox met kanalen en roosters")],
  }),
  "opbouw.door": own({
    ...fitted("Binnendeur met kozijn en beslag, afgelakt", 5),
    role: "carpenter",
    materials: [material("Binnendeur afgelakt met kozijn en beslag")],
  }),
} satisfies Record<string, Norm>
