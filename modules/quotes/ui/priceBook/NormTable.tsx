import { memo, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatQuantity } from "#src/shared/euro.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { type DataColumn, DataTable } from "#ui/kit/DataTable.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { PricedNorm } from "../../priceBook/schema.ts"
import { usePriceView } from "./usePriceView.ts"
import { unitWord } from "./words.ts"

interface NormTableProps {
  rows: PricedNorm[]
  /** What they were chosen by. */
  view: string
  sort: string
  onSort: (sort: string) => void
}

/** The norms under each other, per phase as long as they are not sorted otherwise. */
export const NormTable = memo(({ rows, view, sort, onSort }: NormTableProps) => {
  const { t } = useTranslation()
  const columns = useMemo(() => {
    const amount = (id: "material" | "equipment" | "subcontract"): DataColumn<PricedNorm> => ({
      id,
      label: t(`quotes.priceBook.norms.column.${id}`),
      value: (norm) => norm[id],
      cell: (norm) => (norm[id] === 0 ? "–" : formatEuros(norm[id])),
      figures: true,
    })
    const all: DataColumn<PricedNorm>[] = [
      {
        id: "description",
        label: t("quotes.priceBook.norms.column.description"),
        value: ({ description }) => description,
        cell: (norm) => <Name norm={norm} />,
      },
      {
        id: "price",
        label: t("quotes.priceBook.norms.column.price"),
        value: ({ unitPrice }) => unitPrice,
        cell: ({ unitPrice, unit }) =>
          t("quotes.priceBook.norms.per", { price: formatEuros(unitPrice), unit: unitWord(unit) }),
        figures: true,
      },
      {
        id: "hours",
        label: t("quotes.priceBook.norms.column.hours"),
        value: ({ hours }) => hours,
        cell: ({ hours }) => (hours === 0 ? "–" : formatQuantity(hours)),
        figures: true,
      },
      amount("material"),
      amount("equipment"),
      amount("subcontract"),
      {
        id: "source",
        label: t("quotes.priceBook.norms.column.source"),
        value: ({ source }) => source,
        cell: ({ source, own }) => (
          <span className="price-source">
            {own && <Badge tone="info">{t("quotes.priceBook.norms.own")}</Badge>} {source}
          </span>
        ),
      },
    ]
    return all
  }, [t])
  return (
    <div className="price-table">
      <DataTable
        caption={t("quotes.priceBook.norms.title")}
        columns={columns}
        rows={rows}
        rowKey={({ code }) => code}
        sort={sort}
        onSort={onSort}
        view={view}
        group={({ phase }) => t(`quotes.priceBook.phase.${phase}`)}
      />
    </div>
  )
})

function Name({ norm: { code, description, articles } }: { norm: PricedNorm }) {
  const { openHref } = usePriceView()
  return (
    <>
      <Link href={openHref(code)}>{description}</Link>
      {articles[0] && <span className="muted price-about">{articles[0]}</span>}
    </>
  )
}
