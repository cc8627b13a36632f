import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { ListSearch } from "#ui/list/ListFilter.tsx"
import { ListRows } from "#ui/list/ListRows.tsx"
import { useFound } from "#ui/list/useFound.ts"
import { useListView } from "#ui/list/useListView.ts"
import type { PriceBookView } from "../../priceBook/schema.ts"
import { articleList } from "./articleList.tsx"
import { ChangeDialog } from "./ChangeDialog.tsx"
import { useMayChange } from "./hooks.ts"
import { unitWord } from "./words.ts"

/** The price list: what the company buys at. */
export function Articles({ book }: { book: PriceBookView }) {
  const { articles } = book
  const { t } = useTranslation()
  const view = useListView(articleList)
  const mayChange = useMayChange()
  const byName = useMemo(() => articles.toSorted((a, b) => a.name.localeCompare(b.name, "nl")), [articles])
  const rows = useFound(view, byName)
  const changing = mayChange ? articles.find(({ name }) => name === view.openKey) : undefined
  return (
    <>
      <div className="price-filter stack no-print">
        <ListSearch view={view} />
      </div>
      <ListRows
        view={view}
        rows={rows}
        table
        empty={null}
        nothing={{ text: t("quotes.priceBook.articles.nothingText") }}
      />
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
          onClose={view.close}
        />
      )}
    </>
  )
}
