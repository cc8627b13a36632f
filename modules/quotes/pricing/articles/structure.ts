import type { Article } from "../norm.ts"

/** Concrete, masonry and steel. */
export const structureArticles = {
  "Betonmortel C20/25": { unit: "m3", priceCents: 17500, waste: 0.05 },
  "Gevelsteen waalformaat": { unit: "st", priceCents: 62, waste: 0.05, pack: [500, "pallet"] },
  "Kalkzandsteen funderingsblok": { unit: "m2", priceCents: 3200, waste: 0.05 },
  "Kalkzandsteen lijmblok 100 mm": { unit: "m2", priceCents: 1950, waste: 0.05 },
  "Kalkzandsteen lijmblok 150 mm": { unit: "m2", priceCents: 2650, waste: 0.05 },
  "Metsel- en voegmortel": { unit: "kg", priceCents: 17, pack: [25, "zak"] },
  "PS-isolatievloer Rc 3,7 met broodjes": { unit: "m2", priceCents: 5400 },
  "Spouwankers rvs": { unit: "st", priceCents: 45, pack: [250, "doos"] },
  "Stalen balk HEA 200 met oplegplaten": { unit: "m1", priceCents: 16500 },
  "Wapeningsnet 6-150": { unit: "m2", priceCents: 420 },
  "Wapeningsstaal B500": { unit: "kg", priceCents: 165, waste: 0.05 },
} satisfies Record<string, Article>
