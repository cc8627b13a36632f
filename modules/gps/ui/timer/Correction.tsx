import { useLocation } from "wouter"
import { t } from "#ui/lib/i18n.ts"
import type { Workplace } from "../../entries/schema.ts"
import { HoursForm } from "./HoursForm.tsx"
import { valuesOf } from "./hours.tsx"
import { tellSaved } from "./NewHours.tsx"
import type { Row } from "./rows.ts"
import { useHoursForm } from "./useHoursForm.ts"
import { correct } from "./writes.ts"

const back = "/gps-tracking"

/** Other times, project or kind, with the reason why. */
export function Correction({
  row,
  rows,
  workplaces,
}: {
  row: Row
  rows: readonly Row[]
  workplaces: Workplace[]
}) {
  const [, navigate] = useLocation()
  const form = useHoursForm({
    start: { ...valuesOf(row), breakMinutes: row.breakMinutes || undefined },
    own: row,
    rows,
    put: (hours) =>
      correct(
        row,
        { ...hours, version: row.version },
        workplaces.find(({ id }) => id === hours.projectId)?.name ?? row.projectName,
      ),
    onSaved(outcome) {
      tellSaved(outcome, t("gps.timer.form.corrected"))
      navigate(back)
    },
  })
  return <HoursForm form={form} own={row} workplaces={workplaces} back={back} />
}
