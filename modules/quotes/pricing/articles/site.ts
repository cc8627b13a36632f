import type { Article } from "../norm.ts"

/** What protects and cleans the work. */
export const siteArticles = {
  "Afdektape 50 mm": { unit: "m1", priceCents: 12, pack: [33, "rol"] },
  "Afdekzeil versterkt": { unit: "m2", priceCents: 150 },
  "Bouwfolie 4 m breed": { unit: "m2", priceCents: 60, pack: [100, "rol"] },
  "Ritsdeur stofwand 220 x 112 cm": { unit: "st", priceCents: 1950 },
  "Schoonmaakmiddel en doeken": { unit: "post", priceCents: 250 },
  "Stucloper 65 cm": { unit: "m2", priceCents: 95, waste: 0.1, pack: [32.5, "rol"] },
} satisfies Record<string, Article>
