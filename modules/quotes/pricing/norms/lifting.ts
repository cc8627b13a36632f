import { type Norm, own } from "../norm.ts"

/** Getting material up. */
export const liftingNorms = {
  "lifting.crane": own({
    description: "Hijskraan voor zwaar materiaal",
    phase: "shell",
    unit: "dag",
    hours: 2,
    role: "carpenter",
    equipmentCents: 98000,
  }),
  "lifting.ladderLift": own({
    description: "Ladderlift om materiaal op het dak te brengen",
    phase: "preparation",
    unit: "dag",
    hours: 0.5,
    role: "helper",
    equipmentCents: 14500,
    service: "attendant",
  }),
} satisfies Record<string, Norm>
