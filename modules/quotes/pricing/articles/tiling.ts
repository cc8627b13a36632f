import type { Article } from "../norm.ts"

/** Tiles and what they are set in. */
export const tilingArticles = {
  "Egaliseer- en uitvlakmortel": { unit: "kg", priceCents: 78, pack: [25, "zak"] },
  "Extra snijverlies en nivelleerclips": { unit: "m2", priceCents: 450 },
  "Kimband 120 mm": { unit: "m1", priceCents: 180, waste: 0.05, pack: [10, "rol"] },
  "Kimpasta waterdicht": { unit: "kg", priceCents: 720, pack: [7, "emmer"] },
  "Poedertegellijm flexibel C2TE S1": { unit: "kg", priceCents: 95, pack: [25, "zak"] },
  "Vloertegel antislip R10 30 x 30 cm": { unit: "m2", priceCents: 2400, waste: 0.1, pack: [1.08, "doos"] },
  "Vloertegel gerectificeerd 90 x 90 cm, designserie": {
    unit: "m2",
    priceCents: 6200,
    waste: 0.1,
    pack: [1.62, "doos"],
  },
  "Vloertegel gerectificeerd antislip, designserie": {
    unit: "m2",
    priceCents: 6800,
    waste: 0.1,
    pack: [1.08, "doos"],
  },
  "Vloertegel keramisch 45 x 45 cm": { unit: "m2", priceCents: 2200, waste: 0.1, pack: [1.42, "doos"] },
  "Vloertegel keramisch 60 x 60 cm": { unit: "m2", priceCents: 3800, waste: 0.1, pack: [1.08, "doos"] },
  "Vloertegel keramisch antislip 60 x 60 cm": {
    unit: "m2",
    priceCents: 3800,
    waste: 0.1,
    pack: [1.08, "doos"],
  },
  "Voegmiddel flexibel": { unit: "kg", priceCents: 240, pack: [5, "zak"] },
  "Wandtegel gerectificeerd 60 x 60 cm, designserie": {
    unit: "m2",
    priceCents: 5900,
    waste: 0.1,
    pack: [1.44, "doos"],
  },
  "Wandtegel keramisch 30 x 60 cm, kleur naar keuze": {
    unit: "m2",
    priceCents: 3200,
    waste: 0.1,
    pack: [1.44, "doos"],
  },
  "Wandtegel keramisch wit 30 x 60 cm": { unit: "m2", priceCents: 1950, waste: 0.1, pack: [1.44, "doos"] },
  "Wandtegel keuken 7,5 x 30 cm": { unit: "m2", priceCents: 3600, waste: 0.1, pack: [0.9, "doos"] },
} satisfies Record<string, Article>
