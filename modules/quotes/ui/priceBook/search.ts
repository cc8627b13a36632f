import { typeLabels } from "#src/shared/projectTypes.ts"
import { t } from "#ui/lib/i18n.ts"
import { searchIn } from "#ui/lib/search.ts"
import type { PricedArticle, PricedNorm } from "../../priceBook/schema.ts"
import { unitWord } from "./words.ts"

/** By what it is called, its trade, what it is for and what is used. */
export const foundNorms = searchIn((norm: PricedNorm) =>
  [
    norm.description,
    norm.code,
    t(`quotes.priceBook.phase.${norm.phase}`),
    typeOf(norm) in typeLabels ? typeLabels[typeOf(norm) as keyof typeof typeLabels] : "",
    ...norm.articles,
  ].join(" "),
)

export const foundArticles = searchIn((article: PricedArticle) => `${article.name} ${unitWord(article.unit)}`)

/** What comes before the dot of a code: a type of project, or a trade that several types need. */
export const typeOf = ({ code }: Pick<PricedNorm, "code">) => code.slice(0, code.indexOf("."))
