import type { Answers, ProjectType } from "./question.ts"
import type { Submission } from "./schema.ts"

/** A request as a visitor sends it, shared by tests and the demo. */
export function sampleSubmission(over: Partial<Submission> = {}): Submission {
  return {
    projectTypes: ["badkamer"],
    answers: sampleAnswers.badkamer,
    contactInfo: {
      name: "M. de Vries",
      email: "m.devries@voorbeeld.nl",
      phone: "06 12 34 56 78",
      address: "Duinweg 14",
      postcode: "4301 AB",
      city: "Zierikzee",
    },
    urgency: "normaal",
    photos: [],
    ...over,
  }
}

/** Two answers are enough for a request; the rest becomes a stated assumption. */
export const sampleAnswers = {
  badkamer: { badkamer_oppervlakte: "6", gebruik: "woning", bouwjaar: "1978", urgentie: "normaal" },
} satisfies Partial<Record<ProjectType, Answers>>
