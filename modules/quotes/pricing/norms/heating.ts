import { material } from "../articles.ts"
import { type Norm, own } from "../norm.ts"

/** Heating of new rooms; what lies in the floor stands with the floors. */
export const heatingNorms = {
  "heating.radiator": own({
    description: "Radiator met leidingen naar de cv",
    phase: "plumbing",
    unit: "st",
    hours: 5,
    role: "specialist",
    materials: [
      material("Paneelradiator type 22 met thermostaatkraan"),
      material("Meerlagenbuis 16 mm met fittingen", 12),
    ],
  }),
} satisfies Record<string, Norm>
