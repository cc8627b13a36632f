import type { Article } from "../norm.ts"

/** Paint. */
export const paintingArticles = {
  "Afdekfolie en tape": { unit: "m2", priceCents: 60 },
  "Grondverf buiten": { unit: "l", priceCents: 2600, pack: [2.5, "blik"] },
  "Lakverf en grondverf binnen": { unit: "l", priceCents: 2800, pack: [2.5, "blik"] },
  "Lakverf hoogglans buiten": { unit: "l", priceCents: 3400, pack: [2.5, "blik"] },
  "Muurverf mat wit": { unit: "l", priceCents: 1050, pack: [10, "emmer"] },
  "Muurverf reinigbaar": { unit: "l", priceCents: 1350, pack: [5, "emmer"] },
  "Muurverf schimmelwerend, 2 lagen": { unit: "l", priceCents: 1650, pack: [5, "emmer"] },
} satisfies Record<string, Article>
