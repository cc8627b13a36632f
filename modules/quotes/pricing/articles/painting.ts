import type { Article } from "../norm.ts"

/** Paint. */
export const paintingArticles = {
  "Afdekfolie en tape": { unit: "m2", priceCents: 60 },
  "Grondverf buiten": { unit: "l", priceCents: 2600, pack: { size: 2.5, label: "blik" } },
  "Lakverf en grondverf binnen": { unit: "l", priceCents: 2800, pack: { size: 2.5, label: "blik" } },
  "Lakverf hoogglans buiten": { unit: "l", priceCents: 3400, pack: { size: 2.5, label: "blik" } },
  "Muurverf mat wit": { unit: "l", priceCents: 1050, pack: { size: 10, label: "emmer" } },
  "Muurverf reinigbaar": { unit: "l", priceCents: 1350, pack: { size: 5, label: "emmer" } },
  "Muurverf schimmelwerend, 2 lagen": { unit: "l", priceCents: 1650, pack: { size: 5, label: "emmer" } },
} satisfies Record<string, Article>
