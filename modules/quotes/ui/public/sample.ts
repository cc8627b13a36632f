import type { QuestionSection } from "../../catalogue/question.ts"
import type { SubmissionReply } from "../../requests/schema.ts"
import { type Draft, emptyDraft } from "./draft.ts"

/** A small questionnaire with every kind of question and a follow-up. */
export const sections: QuestionSection[] = [
  {
    title: "Uw badkamer nu",
    description: "Wat is er al?",
    questions: [
      {
        key: "badkamer_situatie",
        label: "Wat wilt u laten doen?",
        type: "radio",
        required: true,
        options: [
          { value: "vervangen", label: "Helemaal vervangen" },
          { value: "nieuw", label: "Een andere ruimte" },
        ],
      },
      {
        key: "badkamer_plaats",
        label: "Blijft alles op dezelfde plek?",
        type: "radio",
        options: [
          { value: "ja", label: "Ja" },
          { value: "nee", label: "Nee" },
        ],
        showIf: [{ key: "badkamer_situatie", in: ["vervangen"] }],
      },
    ],
  },
  {
    title: "Afmetingen",
    description: "",
    questions: [
      {
        key: "badkamer_oppervlakte",
        label: "Hoe groot is de badkamer?",
        type: "number",
        required: true,
        unit: "m²",
        validation: { min: 1.5, max: 40 },
        quick: [4, 6],
      },
    ],
  },
  {
    title: "Planning",
    description: "",
    questions: [
      {
        key: "onderdelen",
        label: "Wat komt erin?",
        type: "checkbox",
        options: [
          { value: "bad", label: "Ligbad" },
          { value: "toilet", label: "Toilet" },
        ],
      },
      { key: "gewenste_start", label: "Wanneer wilt u beginnen?", type: "date", more: true },
      {
        key: "urgentie",
        label: "Hoeveel haast heeft het?",
        type: "radio",
        options: [
          { value: "normaal", label: "Normaal" },
          { value: "spoed", label: "Spoed" },
        ],
      },
      {
        key: "opmerkingen",
        label: "Wilt u nog iets kwijt?",
        type: "text",
        validation: { max: 1000 },
        more: true,
      },
    ],
  },
]

export const startedAt = "2026-11-20T09:00:00.000Z"

export const draftWith = (change: Partial<Draft> = {}): Draft => ({
  ...emptyDraft,
  startedAt,
  changedAt: startedAt,
  projectTypes: ["badkamer"],
  ...change,
})

/** All that must be answered, answered. */
export const complete = {
  badkamer_situatie: "nieuw",
  badkamer_oppervlakte: "6,5",
}

export const contact = {
  name: "M. de Vries",
  email: "m.devries@voorbeeld.nl",
  phone: "06-12345678",
  postcode: "",
  houseNumber: "",
  address: "",
  city: "",
}

export const sampleReply: SubmissionReply = {
  success: true,
  message: "Bedankt!",
  referenceNumber: "WP-2026-0007",
  projectId: 1,
  statusLink: "/aanvraag#7HqW3vYb0Zk2mJx9Rt4sLA",
  range: { fromCents: 1_130_000, toCents: 1_390_000 },
  callBy: "2026-11-24",
  mailed: true,
}
