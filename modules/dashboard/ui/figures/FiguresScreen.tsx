import { useTranslation } from "react-i18next"
import { useSearchParams } from "wouter"
import { formatDay } from "#src/shared/days.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { type Period, periods } from "../../schema.ts"
import { useFigures } from "../hooks.ts"
import { Hours } from "./Hours.tsx"
import { Margins } from "./Margins.tsx"
import { Outcomes } from "./Outcomes.tsx"
import { Revenue } from "./Revenue.tsx"

/** What the company earns, spends and works, each as bars with the table behind it. */
export default function FiguresScreen() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const period = periods.find((known) => known === search.get("periode")) ?? "12"
  const figures = useFigures(period)
  useScreen(t("dashboard.figures.title"))
  const tab = (name: Period) => ({
    href: `?periode=${name}`,
    label: t(`dashboard.figures.period.${name}`),
    current: name === period,
  })
  return (
    <>
      <BackLink href="/dashboard">{t("dashboard.figures.back")}</BackLink>
      <h1>{t("dashboard.figures.title")}</h1>
      <LinkTabs label={t("dashboard.figures.periodLabel")} tabs={periods.map(tab)} />
      <Loaded from={figures} skeleton={<Skeleton lines={4} height="18rem" />}>
        {({ from, to, revenue, margins, withoutMargin, hours, quotes }) => (
          <>
            <p className="muted figures-range">
              {t("dashboard.figures.range", { from: formatDay(from), to: formatDay(to) })}
            </p>
            <div className="figures cards">
              <Revenue months={revenue} />
              <Outcomes months={quotes} />
              <Margins projects={margins} hidden={withoutMargin} />
              <Hours projects={hours} />
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}
