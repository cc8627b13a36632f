import { formatEuros } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import { ItemLink } from "#ui/list/ListRows.tsx"
import { type ListColumn, list } from "#ui/list/list.ts"
import type { PricedArticle } from "../../priceBook/schema.ts"
import { useMayChange } from "./hooks.ts"
import { Source } from "./Source.tsx"
import { foundArticles } from "./search.ts"
import { packWord, unitWord } from "./words.ts"

const priced = (id: "price" | "standard"): ListColumn<PricedArticle> => ({
  id,
  label: `quotes.priceBook.articles.column.${id}`,
  value: (article) => article[id],
  cell: (article) =>
    t("quotes.priceBook.norms.per", { price: formatEuros(article[id]), unit: unitWord(article.unit) }),
  figures: true,
})

const columns: ListColumn<PricedArticle>[] = [
  {
    id: "name",
    label: "quotes.priceBook.articles.column.name",
    value: ({ name }) => name,
    cell: ({ name }) => <Name name={name} />,
  },
  priced("price"),
  priced("standard"),
  {
    id: "pack",
    label: "quotes.priceBook.articles.column.pack",
    value: ({ pack }) => pack?.label ?? "",
    cell: packWord,
  },
  {
    id: "norms",
    label: "quotes.priceBook.articles.column.norms",
    value: ({ norms }) => norms,
    cell: ({ norms }) => norms,
    figures: true,
  },
  {
    id: "source",
    label: "quotes.priceBook.articles.column.source",
    value: ({ source }) => source,
    cell: ({ own, source }) => <Source own={own}>{source || t("quotes.priceBook.rates.standard")}</Source>,
  },
]

/** What the company buys at. */
export const articleList = list<PricedArticle>()({
  keyOf: ({ name }) => name,
  find: foundArticles,
  openWord: "open",
  texts: {
    name: "quotes.priceBook.articles.title",
    search: "quotes.priceBook.articles.search",
    found: "quotes.priceBook.articles.found",
  },
  columns,
  look: "price",
})

/** Opens for who may change it. */
const Name = ({ name }: { name: string }) => (useMayChange() ? <ItemLink id={name}>{name}</ItemLink> : name)
