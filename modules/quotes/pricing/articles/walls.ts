import type { Article } from "../norm.ts"

/** Plasterboard and plaster. */
export const wallsArticles = {
  "Brandwerende gipsplaat en mortel": { unit: "m1", priceCents: 4500 },
  "Cementplaat met regelwerk": { unit: "m2", priceCents: 2900, waste: 0.08 },
  "Cementpleister voor natte ruimten": { unit: "kg", priceCents: 52, pack: [25, "zak"] },
  "Gipsplaat 12,5 mm": { unit: "m2", priceCents: 420, waste: 0.1 },
  "Gipsplaat vochtwerend 12,5 mm": { unit: "m2", priceCents: 680, waste: 0.1 },
  Gipsplaatschroeven: { unit: "st", priceCents: 2, pack: [1000, "doos"] },
  Gipspleister: { unit: "kg", priceCents: 48, pack: [25, "zak"] },
  "Hoekprofiel verzinkt": { unit: "m1", priceCents: 140, waste: 0.1 },
  "Metalstud profielen 75 mm": { unit: "m1", priceCents: 240, waste: 0.05 },
  "Reparatiemortel en gipsplaat": { unit: "post", priceCents: 12000 },
  "Voorstrijk voor stucwerk": { unit: "l", priceCents: 480, pack: [10, "emmer"] },
} satisfies Record<string, Article>
