import { pdfFile } from "#src/documents/pdf/file.ts"
import type { OfferTerms } from "./schema.ts"
import { standardTerms } from "./standard.ts"

/** A small PDF that says this. */
export const samplePdf = (text: string) =>
  pdfFile({
    sender: {
      companyName: "Kust & Bouw",
      address: "",
      phone: "",
      contactEmail: "",
      kvk: "",
      btwId: "",
      iban: "",
    },
    title: text,
    reference: text,
    number: "",
    day: "2026-01-01",
    blocks: [{ kind: "paragraph", text }],
  })

/** Of an owner who chose all of it himself, but for the conditions. */
export const chosenTerms = (changes: Partial<OfferTerms> = {}): OfferTerms => ({
  ...standardTerms,
  validityDays: 45,
  paymentDays: 8,
  instalments: [
    { moment: "Bij de opdracht", percent: 10 },
    { moment: "Als het dak dicht is", percent: 60 },
    { moment: "Bij de oplevering", percent: 30 },
  ],
  materials: { printed: true, text: "Wordt het materiaal duurder, dan overleggen wij." },
  insurance: { printed: true, text: "Wij hebben een CAR-verzekering." },
  own: ["Stroom en water stelt u ter beschikking.", "Afval voeren wij elke vrijdag af."],
  ...changes,
})
