import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { PlanCard } from "./PlanCard.tsx"
import type { Planner } from "./usePlanner.ts"

const shown = 12

/** Projects that stand in no column of the week: without days, or past their last one. */
export function Pile({ of, ids, planner }: { of: "unplanned" | "overdue"; ids: number[]; planner: Planner }) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const found = ids.flatMap((id) => planner.week.projects.find((project) => project.id === id) ?? [])
  const rest = found.length - shown
  if (found.length === 0) return null
  return (
    <Card title={t(`timeline.aside.${of}`)} level={3} className="pile">
      <p className="muted no-print">
        {t(`timeline.aside.${of}Text`)}{" "}
        {of === "unplanned" && planner.canPlan && (
          <span className="with-mouse">{t("timeline.aside.unplannedDrag")}</span>
        )}
      </p>
      <ul className="pile-projects cards">
        {(all ? found : found.slice(0, shown)).map((project) => (
          <PlanCard key={project.id} project={project} planner={planner} />
        ))}
      </ul>
      {rest > 0 && !all && (
        <Button onClick={() => setAll(true)}>{t("timeline.aside.more", { count: rest })}</Button>
      )}
    </Card>
  )
}
