import { Briefcase, CircleCheck, Euro, Hammer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { StatCards } from "#ui/kit/StatCards.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { Stats } from "../schema.ts"

/** The four figures; who sees no prices sees three. */
export function StatRow({
  stats,
  delayed = 0,
  office,
}: {
  stats: Stats | undefined
  delayed?: number
  office: boolean
}) {
  const { t } = useTranslation()
  const revenue = stats?.totalRevenue
  return (
    <StatCards
      label={t("dashboard.stats.label")}
      stats={[
        {
          label: t("dashboard.stats.total"),
          value: stats?.totalProjects,
          icon: Briefcase,
          href: "/projects",
        },
        {
          label: t("dashboard.stats.active"),
          value: stats?.activeProjects,
          icon: Hammer,
          href: "/projects?status=active",
          hint: delayed > 0 ? t("dashboard.stats.delayed", { count: delayed }) : undefined,
        },
        {
          label: t("dashboard.stats.completed"),
          value: stats?.completedProjects,
          icon: CircleCheck,
          href: "/projects?status=completed",
        },
        ...(office
          ? [
              {
                label: t("dashboard.stats.revenue"),
                value: revenue === undefined ? undefined : formatEuros(revenue),
                icon: Euro,
                hint: t("dashboard.stats.revenueHint"),
                href: "/business-intelligence",
              },
            ]
          : []),
      ]}
    />
  )
}
