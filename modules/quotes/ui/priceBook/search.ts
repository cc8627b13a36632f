import { t } from "#ui/lib/i18n.ts"
import { searchIn } from "#ui/lib/search.ts"
import type { PricedArticle, PricedNorm } from "../../priceBook/schema.ts"
import { kindOfWork, kindWord } from "./words.ts"

/** By what it is called, its trade, what it is for and what is used. */
export const foundNorms = searchIn((norm: PricedNorm) =>
  [
    norm.description,
    norm.code,
    t(`quotes.priceBook.phase.${norm.phase}`),
    kindWord(kindOfWork(norm)),
    ...norm.articles,
  ].join(" "),
)

export const foundArticles = searchIn(({ name }: PricedArticle) => name)
