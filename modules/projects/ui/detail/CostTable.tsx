import { useTranslation } from "react-i18next"
import { formatEuros } from "#ui/lib/format.ts"
import type { Costs } from "../../schema.ts"

/** What each kind of cost was budgeted at, was booked for and will come to; what nobody knows is a dash. */
export function CostTable({ costs: { kinds, total } }: { costs: Costs }) {
  const { t } = useTranslation()
  return (
    <table className="cost-table">
      <caption className="visually-hidden">{t("projects.costs.table")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("projects.costs.column.kind")}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`projects.costs.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ category, ...amounts }) => (
          <Row key={category} name={t(`projects.costs.category.${category}`)} amounts={amounts} />
        ))}
      </tbody>
      <tfoot>
        <Row name={t("projects.costs.total")} amounts={total} />
      </tfoot>
    </table>
  )
}

const columns = ["budget", "booked", "expected", "difference"] as const

function Row({ name, amounts }: { name: string; amounts: Costs["total"] }) {
  const { t } = useTranslation()
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map((column) => (
        <td
          key={column}
          className={column === "difference" && (amounts[column] ?? 0) > 0 ? "cost-over" : undefined}
          data-label={t(`projects.costs.column.${column}`)}
        >
          {shown(amounts[column], column === "difference")}
        </td>
      ))}
    </tr>
  )
}

const shown = (amount: number | null, signed: boolean) =>
  amount === null ? "–" : `${signed && amount > 0 ? "+ " : ""}${formatEuros(amount)}`
