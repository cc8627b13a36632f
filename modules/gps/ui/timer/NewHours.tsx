import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { dayOf } from "#src/shared/calendar.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { t } from "#ui/lib/i18n.ts"
import { toast } from "#ui/lib/toast.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { TimerState } from "../../entries/schema.ts"
import { useChoices } from "./choices.ts"
import { HoursForm } from "./HoursForm.tsx"
import { newRef } from "./newRef.ts"
import type { Outcome } from "./outcome.ts"
import type { Row } from "./rows.ts"
import { useHoursForm } from "./useHoursForm.ts"
import { useSheet } from "./useTimer.ts"
import { addTyped } from "./writes.ts"

const back = "/gps-tracking"

/** /gps-tracking/invoeren: hours typed by hand. */
export default function NewHours() {
  const { t } = useTranslation()
  const { from, rows } = useSheet()
  useScreen(t("gps.timer.form.newTitle"))
  return (
    <>
      <BackLink href={back}>{t("gps.timer.form.back")}</BackLink>
      <ScreenHead title={t("gps.timer.form.newTitle")} />
      <Loaded from={from.data ? { ...from, error: undefined } : from}>
        {({ state }) => <TypedForm state={state} rows={rows} />}
      </Loaded>
    </>
  )
}

function TypedForm({ state: { workplaces, last }, rows }: { state: TimerState; rows: readonly Row[] }) {
  const [, navigate] = useLocation()
  const { choices } = useChoices()
  // One name for all tries: what arrived without an answer is not written twice.
  const ref = useMemo(newRef, [])
  const usual = [last?.projectId, choices.defaultProject].find((id) =>
    workplaces.some((each) => each.id === id),
  )
  const form = useHoursForm({
    start: { kind: "work", projectId: usual ?? null, day: dayOf(new Date()) },
    rows,
    put: ({ reason: _, to = "", ...hours }) =>
      addTyped({ ...hours, to }, workplaces.find(({ id }) => id === hours.projectId)?.name ?? "", ref),
    onSaved(outcome) {
      tellSaved(outcome, t("gps.timer.form.saved"))
      navigate(back)
    },
  })
  return <HoursForm form={form} workplaces={workplaces} back={back} />
}

export const tellSaved = ({ of }: Outcome, saved: string) =>
  void toast(
    of === "kept"
      ? { title: t("gps.timer.form.kept"), text: t("gps.timer.form.keptText") }
      : { title: saved },
  )
