import { material } from "../articles.ts"
import { type Norm, own } from "../norm.ts"

export const aanbouwInsideNorms = {
  "aanbouw.electrics": own({
    description: "Elektra aanbouw: groep, stopcontacten en lichtpunten",
    phase: "electrical",
    unit: "post",
    hours: 14,
    role: "specialist",
    materials: [
      material("Installatiedraad 2,5 mm² in buis", 90),
      material("Inbouwdozen, schakelaars en stopcontacten", 12),
      material("Aardlekautomaat 16 A"),
    ],
  }),
  "aanbouw.heatingManifold": own({
    description: "Verdeler vloerverwarming aansluiten op de cv",
    phase: "plumbing",
    unit: "st",
    hours: 6,
    role: "specialist",
    materials: [material("Verdeler vloerverwarming 2 groepen met pomp")],
  }),
  "aanbouw.ceiling": own({
    description: "Plafond van gipsplaat op regelwerk",
    phase: "plastering",
    unit: "m2",
    hours: 0.6,
    role: "carpenter",
    materials: [material("Gipsplaat 12,5 mm"), material("Regelwerk vuren 22 x 50 mm", 3.2)],
  }),
} satisfies Record<string, Norm>
