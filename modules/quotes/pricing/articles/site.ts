import type { Article } from "../norm.ts"

/** What protects and cleans the work. */
export const siteArticles = {
  "Afdektape 50 mm": { unit: "m1", priceCents: 12, pack: { size: 33, label: "rol" } },
  "Afdekzeil versterkt": { unit: "m2", priceCents: 150 },
  "Bouwfolie 4 m breed": { unit: "m2", priceCents: 60, pack: { size: 100, label: "rol" } },
  "Ritsdeur stofwand 220 x 112 cm": { unit: "st", priceCents: 1950 },
  "Schoonmaakmiddel en doeken": { unit: "post", priceCents: 250 },
  "Stucloper 65 cm": { unit: "m2", priceCents: 95, waste: 0.1, pack: { size: 32.5, label: "rol" } },
} satisfies Record<string, Article>
