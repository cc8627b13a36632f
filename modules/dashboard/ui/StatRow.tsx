import { Briefcase, CircleCheck, Euro, Hammer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatWholeEuro } from "#src/shared/euro.ts"
import { StatCards } from "#ui/kit/StatCards.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { Counts, Stats } from "../schema.ts"

/** The four figures; who sees no prices sees three. */
export function StatRow({
  stats,
  counts,
  office,
}: {
  stats: Stats | undefined
  counts: Pick<Counts, "leads" | "openOffers" | "delayedProjects"> | undefined
  office: boolean
}) {
  const { t } = useTranslation()
  const { leads = 0, openOffers = 0, delayedProjects: delayed = 0 } = counts ?? {}
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
          hint: leads > 0 ? t("dashboard.stats.leads", { count: leads }) : undefined,
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
                value: revenue === undefined ? undefined : formatEuros(revenue - openOffers),
                icon: Euro,
                hint:
                  openOffers > 0
                    ? t("dashboard.stats.openOffers", {
                        amount: formatWholeEuro(Math.round(openOffers * 100)),
                      })
                    : t("dashboard.stats.revenueHint"),
                href: "/business-intelligence",
              },
            ]
          : []),
      ]}
    />
  )
}
