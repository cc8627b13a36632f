import { CalendarDays, Euro, FileText, TrendingUp } from "lucide-react"
import { useTranslation } from "react-i18next"
import { StatCards } from "#ui/kit/StatCards.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { Origin } from "../../quotations/schema.ts"
import { useQuotationStats } from "./hooks.ts"

/** The four figures of what the list holds, whatever its state. */
export function StatRow({ origin }: { origin: Origin | undefined }) {
  const { t } = useTranslation()
  const { data, error } = useQuotationStats(origin)
  const shown = (value: string | number | undefined) => value ?? (error ? "–" : undefined)
  return (
    <div className="quotation-stats">
      <StatCards
        label={t("quotes.overview.stats.label")}
        stats={[
          { label: t("quotes.overview.stats.total"), value: shown(data?.total), icon: FileText },
          {
            label: t("quotes.overview.stats.thisWeek"),
            value: shown(data?.thisWeek),
            icon: CalendarDays,
            hint: t("quotes.overview.stats.thisWeekHint"),
          },
          {
            label: t("quotes.overview.stats.value"),
            value: shown(data && formatEuros(data.totalValue)),
            icon: Euro,
            hint: t("quotes.overview.stats.valueHint"),
          },
          {
            label: t("quotes.overview.stats.conversion"),
            value: shown(data && t("quotes.overview.stats.percent", { percent: data.conversion })),
            icon: TrendingUp,
            hint: t("quotes.overview.stats.conversionHint"),
          },
        ]}
      />
    </div>
  )
}
