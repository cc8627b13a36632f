import type { Article } from "../norm.ts"

/** Timber, sheets and cladding. */
export const timberArticles = {
  "Ankers, kit en luchtdichte tape": { unit: "m2", priceCents: 650 },
  "Cementvezelplaat 12 mm": { unit: "m2", priceCents: 2850, waste: 0.1 },
  "Gevelhout thermisch gemodificeerd": { unit: "m2", priceCents: 5600, waste: 0.12 },
  "Gevelpaneel composiet": { unit: "m2", priceCents: 6400, waste: 0.1 },
  "Houtskeletelement Rc 4,7 met folies": { unit: "m2", priceCents: 11800 },
  "HPL-gevelplaat 6 mm met regelwerk": { unit: "m2", priceCents: 7800, waste: 0.2 },
  "Kunststof gevelschroot met regelwerk": { unit: "m2", priceCents: 4200, waste: 0.15 },
  "OSB 12 mm en folies": { unit: "m2", priceCents: 1450, waste: 0.1 },
  "Raveeldragers en bouten": { unit: "st", priceCents: 650 },
  "Ravelingen, bekleding en bevestiging": { unit: "post", priceCents: 24500 },
  "Regelwerk geïmpregneerd": { unit: "m1", priceCents: 210, waste: 0.1 },
  "Regelwerk vuren 22 x 50 mm": { unit: "m1", priceCents: 115, waste: 0.1 },
  "Regelwerk vuren 38 x 140 mm": { unit: "m1", priceCents: 420, waste: 0.1 },
  "Regelwerk vuren 38 x 184 mm": { unit: "m1", priceCents: 590, waste: 0.1 },
  "Regelwerk vuren C18 45 x 120 mm": { unit: "m1", priceCents: 420, waste: 0.1 },
  "Schroeven verzinkt 4,2 x 42 mm": { unit: "st", priceCents: 6, pack: [250, "doos"] },
  "Schroeven verzinkt 5 x 60 mm": { unit: "st", priceCents: 7, pack: [200, "doos"] },
  "Underlayment 18 mm": { unit: "m2", priceCents: 1450, waste: 0.1, pack: [2.98, "plaat"] },
  "Vuren balk C24 59 x 156 mm": { unit: "m1", priceCents: 720, waste: 0.1 },
  "Vuren balk C24 71 x 171 mm": { unit: "m1", priceCents: 950, waste: 0.08 },
  "Vuren balk C24 71 x 196 mm": { unit: "m1", priceCents: 980, waste: 0.08 },
  "Vuren balk C24 71 x 221 mm": { unit: "m1", priceCents: 1250, waste: 0.08 },
} satisfies Record<string, Article>
