import { material } from "../articles.ts"
import { type Norm, own } from "../norm.ts"

/** Plaster and paint of ordinary rooms; bathrooms, kitchens and dormers have work of their own. */
export const finishingNorms = {
  "finishing.plaster": own({
    description: "Wanden en plafonds glad stucen",
    phase: "plastering",
    unit: "m2",
    hours: 0.28,
    role: "specialist",
    materials: [material("Gipspleister", 7), material("Voorstrijk voor stucwerk", 0.15)],
    service: "plastering",
  }),
  "finishing.plasterBoards": own({
    description: "Gipsplaten glad stucen",
    phase: "plastering",
    unit: "m2",
    hours: 0.26,
    role: "specialist",
    materials: [material("Gipspleister", 5)],
    service: "plastering",
  }),
  "finishing.paint": own({
    description: "Wanden en plafonds schilderen, 2 lagen",
    phase: "painting",
    unit: "m2",
    hours: 0.16,
    role: "carpenter",
    materials: [material("Muurverf mat wit", 0.2)],
    service: "painting",
  }),
} satisfies Record<string, Norm>
