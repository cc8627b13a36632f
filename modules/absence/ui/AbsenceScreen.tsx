import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { AskButtons } from "./AskButtons.tsx"
import type { LeaveTexts } from "./AskLeave.tsx"
import { useSeen, useYear } from "./hooks.ts"
import { OwnAbsence } from "./OwnAbsence.tsx"
import type { SickTexts } from "./ReportSick.tsx"

/** One's own leave and illness. */
export default function AbsenceScreen() {
  const { t } = useTranslation()
  const { known, setYear } = useYear()
  useScreen(t("absence.title"))
  useSeen(known.data !== undefined)
  return (
    <div className="stack roomy">
      <BackLink href="/dashboard">{t("absence.back")}</BackLink>
      <ScreenHead title={t("absence.title")}>
        {known.data && <AskButtons of={known.data} leave={leaveTexts} sick={sickTexts} />}
      </ScreenHead>
      <Loaded from={known} skeleton={<Skeleton lines={4} height="4rem" />}>
        {(of) => <OwnAbsence of={of} setYear={setYear} />}
      </Loaded>
    </div>
  )
}

const leaveTexts: LeaveTexts = {
  title: "absence.ask.title",
  send: "absence.ask.send",
  done: "absence.ask.done",
  failed: "absence.ask.failed",
  left: "absence.ask.left",
  short: "absence.ask.short",
}
const sickTexts: SickTexts = { text: "absence.sick.text", done: "absence.sick.done" }
