import type { Article } from "../norm.ts"

/** Insulation, except that of flat and pitched roofs. */
export const insulationArticles = {
  "Dampremmende folie": { unit: "m2", priceCents: 110, waste: 0.1, pack: [75, "rol"] },
  "EPS-vloerplaat Rd 3,5 120 mm": { unit: "m2", priceCents: 1750, waste: 0.05 },
  "Glaswol 60 mm": { unit: "m2", priceCents: 420, waste: 0.05 },
  "Glaswol 100 mm": { unit: "m2", priceCents: 650, waste: 0.05 },
  "Glaswol 120 mm met folie": { unit: "m2", priceCents: 1050, waste: 0.05 },
  "Glaswol Rd 2,5 90 mm": { unit: "m2", priceCents: 720, waste: 0.05, pack: [8.1, "pak"] },
  "Glaswol Rd 4,0 140 mm": { unit: "m2", priceCents: 1250, waste: 0.05, pack: [5.4, "pak"] },
  "Glaswol Rd 5,0 180 mm": { unit: "m2", priceCents: 1650, waste: 0.05, pack: [4.2, "pak"] },
  "Glaswol Rd 6,0 220 mm": { unit: "m2", priceCents: 1950, waste: 0.05, pack: [3.6, "pak"] },
  Isolatiepluggen: { unit: "st", priceCents: 38, pack: [100, "doos"] },
  "PIR-plaat Rd 4,5 100 mm": { unit: "m2", priceCents: 2300, waste: 0.05 },
  "PIR-plaat Rd 6,3 140 mm": { unit: "m2", priceCents: 3150, waste: 0.05 },
  "PIR-vloerplaat Rd 5,0 110 mm": { unit: "m2", priceCents: 2650, waste: 0.05 },
  "Spouwisolatie Rd 4,7": { unit: "m2", priceCents: 2150, waste: 0.05, pack: [4.32, "pak"] },
  "Tochtprofielen, borstels en kit": { unit: "post", priceCents: 16500 },
} satisfies Record<string, Article>
