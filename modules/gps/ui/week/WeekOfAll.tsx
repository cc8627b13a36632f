import { useTranslation } from "react-i18next"
import { useWide } from "#ui/lib/useWide.ts"
import type { WeekOverview } from "../../sheets/schema.ts"
import { PersonCards } from "./PersonCards.tsx"
import { RunningNow } from "./RunningNow.tsx"
import { WeekTable } from "./WeekTable.tsx"

/** Who works now, and what everyone made of the week: a table, on a phone a card each. */
export function WeekOfAll({
  overview,
  projectId,
}: {
  overview: WeekOverview
  projectId: number | undefined
}) {
  const { t } = useTranslation()
  const wide = useWide()
  const { people, monday } = overview
  // Of one project only who was on it; else everyone, so that who forgot his hours is seen.
  const shown = projectId === undefined ? people : people.filter(hasHours)
  return (
    <>
      <RunningNow people={people} />
      {shown.length === 0 ? (
        <p className="muted">{t("gps.week.nonePerson")}</p>
      ) : wide ? (
        <WeekTable people={shown} monday={monday} />
      ) : (
        <PersonCards people={shown} monday={monday} />
      )}
    </>
  )
}

export type Person = WeekOverview["people"][number]

const hasHours = ({ minutes, open, rejected, running }: Person) =>
  minutes > 0 || open > 0 || rejected > 0 || running !== null
