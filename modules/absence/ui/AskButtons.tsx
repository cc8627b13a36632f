import { Stethoscope, TreePalm } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { AbsenceYear } from "../schema.ts"
import { AskLeave, type LeaveTexts } from "./AskLeave.tsx"
import type { PersonOption } from "./person.ts"
import { ReportSick, type SickTexts } from "./ReportSick.tsx"

/** `people`: of whom it can be, for who plans. */
export function AskButtons({
  of,
  leave,
  sick,
  people,
}: {
  of: AbsenceYear
  leave: LeaveTexts
  sick: SickTexts
  people?: PersonOption[]
}) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<"leave" | "sick">()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen("leave")}>
        <TreePalm aria-hidden size="1.2em" />
        {t(leave.title)}
      </Button>
      <Button onClick={() => setOpen("sick")}>
        <Stethoscope aria-hidden size="1.2em" />
        {t("absence.sick.button")}
      </Button>
      {open === "leave" && <AskLeave of={of} texts={leave} people={people} close={close} />}
      {open === "sick" && <ReportSick texts={sick} people={people} close={close} />}
    </>
  )
}
