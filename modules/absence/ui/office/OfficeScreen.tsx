import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { AskButtons } from "../AskButtons.tsx"
import type { LeaveTexts } from "../AskLeave.tsx"
import { useYear } from "../hooks.ts"
import type { SickTexts } from "../ReportSick.tsx"
import { OfficeAbsence } from "./OfficeAbsence.tsx"

/** Leave and illness of everyone. */
export default function OfficeScreen() {
  const { t } = useTranslation()
  const { known, setYear } = useYear()
  useScreen(t("absence.title"))
  const people = known.data?.balances.map(({ person }) => ({ value: String(person.id), label: person.name }))
  return (
    <div className="stack roomy">
      <BackLink href="/dashboard">{t("absence.back")}</BackLink>
      <ScreenHead title={t("absence.title")}>
        {known.data && <AskButtons of={known.data} leave={leaveTexts} sick={sickTexts} people={people} />}
      </ScreenHead>
      <Loaded from={known} skeleton={<Skeleton lines={4} height="4rem" />}>
        {(of) => <OfficeAbsence of={of} setYear={setYear} />}
      </Loaded>
    </div>
  )
}

const leaveTexts: LeaveTexts = {
  title: "absence.add.title",
  send: "absence.add.send",
  done: "absence.add.done",
  failed: "absence.add.failed",
  left: "absence.add.left",
  short: "absence.add.short",
}
const sickTexts: SickTexts = { text: "absence.sickOf.text", done: "absence.sickOf.done" }
