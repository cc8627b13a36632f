import { ChevronLeft, ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { addDays, type Day, isoWeek } from "#src/shared/days.ts"
import { LinkButton } from "#ui/kit/Button.tsx"
import { weekText } from "#ui/lib/dates.ts"
import { firstDay, lastDay } from "../schema.ts"
import { hrefOfThisWeek, hrefOfWeek } from "./useWeekAddress.ts"

/**
 * Links, so that Back returns and the focus stays where it was pressed. `hrefOf` and `now`: those of the screen, where
 * it isn't the planning.
 */
export function WeekNav({
  monday,
  hrefOf = hrefOfWeek,
  now = hrefOfThisWeek,
}: {
  monday: Day
  hrefOf?: (monday: Day) => string
  now?: string
}) {
  const { t } = useTranslation()
  const [previous, next] = [addDays(monday, -7), addDays(monday, 7)]
  return (
    <div className="week-head split">
      <h2 className="week-title">
        <span role="status">
          {t("timeline.nav.week", { week: isoWeek(monday) })}{" "}
          <span className="week-dates">{weekText({ from: monday, to: addDays(monday, 6) })}</span>
        </span>
      </h2>
      <nav className="cluster tight" aria-label={t("timeline.nav.label")}>
        {previous >= firstDay && (
          <LinkButton href={hrefOf(previous)} aria-label={t("timeline.nav.previous")} className="week-step">
            <ChevronLeft aria-hidden />
          </LinkButton>
        )}
        <LinkButton href={now}>{t("timeline.nav.now")}</LinkButton>
        {addDays(next, 6) <= lastDay && (
          <LinkButton href={hrefOf(next)} aria-label={t("timeline.nav.next")} className="week-step">
            <ChevronRight aria-hidden />
          </LinkButton>
        )}
      </nav>
    </div>
  )
}
