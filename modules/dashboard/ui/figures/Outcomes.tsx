import { useTranslation } from "react-i18next"
import { formatMonth } from "#src/shared/dayWords.ts"
import { sum } from "#src/shared/rounding.ts"
import { Bars } from "#ui/kit/Bars.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { Figures } from "../../schema.ts"
import { FigureTable } from "./FigureTable.tsx"

export function Outcomes({ months }: { months: Figures["quotes"] }) {
  const { t } = useTranslation()
  const title = t("dashboard.figures.quotes.title")
  const won = sum(months.map((month) => month.won))
  const value = sum(months.map((month) => month.wonAmount))
  const decided = won + sum(months.map((month) => month.lost))
  const none = decided + sum(months.map((month) => month.open)) === 0
  const kinds = ["won", "lost", "open"] as const
  const tones = { won: "main", lost: "bad", open: "rest" } as const
  return (
    <Card
      title={title}
      aside={value > 0 && t("dashboard.figures.quotes.value", { amount: formatEuros(value) })}
    >
      {none ? (
        <EmptyState title={t("dashboard.figures.quotes.none")} />
      ) : (
        <Bars
          caption={t("dashboard.figures.quotes.caption")}
          legend={kinds.map((kind) => ({ tone: tones[kind], label: t(`dashboard.figures.quotes.${kind}`) }))}
          rows={months.map((month) => ({
            key: month.month,
            label: formatMonth(`${month.month}-01`),
            text: t("dashboard.figures.quotes.text", month),
            parts: kinds.map((kind) => ({ tone: tones[kind], value: month[kind] })),
          }))}
          note={
            decided > 0 && t("dashboard.figures.quotes.rate", { percent: Math.round((won / decided) * 100) })
          }
        >
          <FigureTable
            caption={title}
            columns={[
              t("dashboard.figures.table.month"),
              ...kinds.map((kind) => t(`dashboard.figures.quotes.${kind}`)),
              t("dashboard.figures.quotes.wonAmount"),
            ]}
            rows={months.map((month) => ({
              key: month.month,
              cells: [
                formatMonth(`${month.month}-01`),
                ...kinds.map((kind) => month[kind]),
                formatEuros(month.wonAmount),
              ],
            }))}
          />
        </Bars>
      )}
    </Card>
  )
}
