import { useTranslation } from "react-i18next"
import { formatMonth } from "#src/shared/dayWords.ts"
import { sum } from "#src/shared/rounding.ts"
import { Bars } from "#ui/kit/Bars.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { Figures } from "../../schema.ts"
import { FigureTable } from "./FigureTable.tsx"

export function Revenue({ months }: { months: Figures["revenue"] }) {
  const { t } = useTranslation()
  const title = t("dashboard.figures.revenue.title")
  const total = sum(months.map(({ amount }) => amount))
  const columns = ["month", "amount", "projects"] as const
  return (
    <Card
      title={title}
      aside={total > 0 && t("dashboard.figures.revenue.total", { amount: formatEuros(total) })}
    >
      {months.every(({ projects }) => projects === 0) ? (
        <EmptyState title={t("dashboard.figures.revenue.none")} />
      ) : (
        <Bars
          caption={t("dashboard.figures.revenue.caption")}
          rows={months.map(({ month, amount }) => ({
            key: month,
            label: formatMonth(`${month}-01`),
            text: formatEuros(amount),
            parts: [{ tone: "main", value: amount }],
          }))}
        >
          <FigureTable
            caption={title}
            columns={columns.map((name) => t(`dashboard.figures.table.${name}`))}
            rows={months.map(({ month, amount, projects }) => ({
              key: month,
              cells: [formatMonth(`${month}-01`), formatEuros(amount), projects],
            }))}
          />
        </Bars>
      )}
    </Card>
  )
}
