import { useDeferredValue, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { NothingFound } from "#ui/kit/NothingFound.tsx"
import { SearchField } from "#ui/kit/SearchField.tsx"
import type { PriceBookView } from "../../priceBook/schema.ts"
import { ArticleTable } from "./ArticleTable.tsx"
import { ChangeDialog } from "./ChangeDialog.tsx"
import { useMayChange } from "./hooks.ts"
import { foundArticles } from "./search.ts"
import { usePriceView } from "./usePriceView.ts"
import { unitWord } from "./words.ts"

/** The price list: what the company buys at. */
export function Articles({ book }: { book: PriceBookView }) {
  const { articles } = book
  const { t } = useTranslation()
  const { search: typed, sort, open, set, sortBy } = usePriceView()
  const search = useDeferredValue(typed)
  const mayChange = useMayChange()
  const rows = useMemo(
    () => foundArticles(articles, search).toSorted((a, b) => a.name.localeCompare(b.name, "nl")),
    [articles, search],
  )
  const changing = mayChange ? articles.find(({ name }) => name === open) : undefined
  return (
    <>
      <div className="price-filter">
        <SearchField
          label={t("quotes.priceBook.articles.search")}
          value={typed}
          onChange={(zoek) => set({ zoek })}
        />
      </div>
      <p className={rows.length > 0 ? "muted list-total" : "visually-hidden"} role="status">
        {t("quotes.priceBook.articles.found", { count: rows.length })}
      </p>
      {rows.length === 0 ? (
        <NothingFound search={search} clear={() => set({ zoek: "" })}>
          {t("quotes.priceBook.articles.nothingText")}
        </NothingFound>
      ) : (
        <ArticleTable rows={rows} view={search} sort={sort} onSort={sortBy} linked={mayChange} />
      )}
      {changing && (
        <ChangeDialog
          name={changing.name}
          figures={[
            {
              ...{ kind: "article", code: changing.name, field: "cents" },
              ...{ value: changing.price, standard: changing.standard },
              label: t("quotes.priceBook.change.field.price", { unit: unitWord(changing.unit) }),
            },
          ]}
          book={book}
          onClose={() => set({ open: "" })}
        />
      )}
    </>
  )
}
