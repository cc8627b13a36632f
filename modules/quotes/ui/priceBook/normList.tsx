import { formatQuantity } from "#src/shared/euro.ts"
import { formatEuros } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import { ItemLink } from "#ui/list/ListRows.tsx"
import { type ListColumn, list } from "#ui/list/list.ts"
import type { PricedNorm } from "../../priceBook/schema.ts"
import { Source } from "./Source.tsx"
import { foundNorms } from "./search.ts"
import { kindOfWork, unitWord } from "./words.ts"

const amount = (id: "material" | "equipment" | "subcontract"): ListColumn<PricedNorm> => ({
  id,
  label: `quotes.priceBook.norms.column.${id}`,
  value: (norm) => norm[id],
  cell: (norm) => (norm[id] === 0 ? "–" : formatEuros(norm[id])),
  figures: true,
})

const columns: ListColumn<PricedNorm>[] = [
  {
    id: "description",
    label: "quotes.priceBook.norms.column.description",
    value: ({ description }) => description,
    cell: ({ code, description, articles }) => (
      <>
        <ItemLink id={code}>{description}</ItemLink>
        {articles[0] && <span className="muted price-about">{articles[0]}</span>}
      </>
    ),
  },
  {
    id: "price",
    label: "quotes.priceBook.norms.column.price",
    value: ({ unitPrice }) => unitPrice,
    cell: ({ unitPrice, unit }) =>
      t("quotes.priceBook.norms.per", { price: formatEuros(unitPrice), unit: unitWord(unit) }),
    figures: true,
  },
  {
    id: "hours",
    label: "quotes.priceBook.norms.column.hours",
    value: ({ hours }) => hours,
    cell: ({ hours }) => (hours === 0 ? "–" : formatQuantity(hours)),
    figures: true,
  },
  amount("material"),
  amount("equipment"),
  amount("subcontract"),
  {
    id: "source",
    label: "quotes.priceBook.norms.column.source",
    value: ({ source }) => source,
    cell: ({ own, source }) => <Source own={own}>{source}</Source>,
  },
]

/** Per phase as long as they are not sorted otherwise. */
export const normList = list<PricedNorm>()({
  keyOf: ({ code }) => code,
  choices: {
    kind: { word: "soort", fits: (norm, kind) => kindOfWork(norm) === kind },
    phase: { word: "fase", fits: (norm, phase) => norm.phase === phase },
  },
  find: foundNorms,
  openWord: "open",
  texts: {
    name: "quotes.priceBook.norms.title",
    search: "quotes.priceBook.norms.search",
    found: "quotes.priceBook.norms.found",
  },
  columns,
  group: ({ phase }) => t(`quotes.priceBook.phase.${phase}`),
  look: "price",
})
