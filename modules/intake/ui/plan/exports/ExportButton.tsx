import { Share } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { Plan, SavedPlan } from "../../../plan/schema.ts"
import { ExportDialog } from "./ExportDialog.tsx"

export interface ExportProps {
  /** As it is on the screen: what wasn't saved yet is drawn too. */
  plan: Plan
  project: number
  /** When and by whom this was saved; without it the sheet says nothing of a version. */
  saved?: Pick<SavedPlan, "savedAt" | "savedBy">
}

/** Makes files of a floor that others can open, on this device, so also without a signal. */
export function ExportButton(props: ExportProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const isDrawn = props.plan.rooms.some(({ corners }) => corners.length > 1)
  return (
    <>
      <Button unavailable={!isDrawn && t("intake.planExports.nothing")} onClick={() => setOpen(true)}>
        <Share aria-hidden size="1.2em" />
        {t("intake.planExports.open")}
      </Button>
      {open && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
