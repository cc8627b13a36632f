import { memo, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Badge } from "#ui/kit/Badge.tsx"
import { type DataColumn, DataTable } from "#ui/kit/DataTable.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { PricedArticle } from "../../priceBook/schema.ts"
import { usePriceView } from "./usePriceView.ts"
import { unitWord } from "./words.ts"

interface ArticleTableProps {
  rows: PricedArticle[]
  /** What they were chosen by. */
  view: string
  sort: string
  onSort: (sort: string) => void
  /** Whether a row opens. */
  linked: boolean
}

export const ArticleTable = memo(({ rows, view, sort, onSort, linked }: ArticleTableProps) => {
  const { t } = useTranslation()
  const columns = useMemo((): DataColumn<PricedArticle>[] => {
    const price = (euros: number, { unit }: PricedArticle) =>
      t("quotes.priceBook.norms.per", { price: formatEuros(euros), unit: unitWord(unit) })
    return [
      {
        id: "name",
        label: t("quotes.priceBook.articles.column.name"),
        value: ({ name }) => name,
        cell: ({ name }) => (linked ? <Name name={name} /> : name),
      },
      {
        id: "price",
        label: t("quotes.priceBook.articles.column.price"),
        value: (article) => article.price,
        cell: (article) => price(article.price, article),
        figures: true,
      },
      {
        id: "standard",
        label: t("quotes.priceBook.articles.column.standard"),
        value: ({ standard }) => standard,
        cell: (article) => price(article.standard, article),
        figures: true,
      },
      {
        id: "norms",
        label: t("quotes.priceBook.articles.column.norms"),
        value: ({ norms }) => norms,
        cell: ({ norms }) => norms,
        figures: true,
      },
      {
        id: "source",
        label: t("quotes.priceBook.articles.column.source"),
        value: ({ source }) => source,
        cell: ({ source, own }) => (
          <span className="price-source">
            {own && <Badge tone="info">{t("quotes.priceBook.norms.own")}</Badge>}{" "}
            {source || t("quotes.priceBook.rates.standard")}
          </span>
        ),
      },
    ]
  }, [t, linked])
  return (
    <div className="price-table">
      <DataTable
        caption={t("quotes.priceBook.articles.title")}
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        sort={sort}
        onSort={onSort}
        view={view}
      />
    </div>
  )
})

function Name({ name }: { name: string }) {
  const { openHref } = usePriceView()
  return <Link href={openHref(name)}>{name}</Link>
}
