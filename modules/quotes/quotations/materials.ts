import type { Db } from "#db/open.ts"
import { inPortions } from "#src/jobs/portions.ts"
import type { Answers, QuotedArticle, QuotedMaterial } from "#src/manifest/answers.ts"
import { unitName } from "../documents/nl.ts"
import { articles } from "../pricing/articles.ts"

/** What accepted quotations take of each article, for who has it on the shelf. One at a time, as an estimate is long. */
export function createQuotedMaterials(db: Db): Answers["materials"] {
  const taken = db.$client.query<QuotedMaterial, [number]>(
    `SELECT m.value ->> '$.name' AS name, sum(m.value ->> '$.quantity') AS quantity
    FROM quotations q JOIN quotation_versions v ON v.quotation_id = q.id
      AND v.version = (SELECT max(version) FROM quotation_versions WHERE quotation_id = q.id),
      json_each(v.estimate, '$.lines') l, json_each(l.value, '$.materials') m
    WHERE q.id = ? AND q.state = 'accepted' GROUP BY name`,
  )
  return async (quotationIds) =>
    new Map(await inPortions(quotationIds, (id): [number, QuotedMaterial[]] => [id, taken.all(id)]))
}

export const quotedArticles = (): QuotedArticle[] =>
  Object.entries(articles()).map(([name, { unit, pack }]) => ({
    ...{ name, unit: unitName[unit] },
    pack: pack?.size ? { size: pack.size, label: pack.label } : null,
  }))
