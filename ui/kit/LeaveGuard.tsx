import { useTranslation } from "react-i18next"
import { useLeaveGuard } from "../lib/useLeaveGuard.ts"
import { LoseDialog } from "./LoseDialog.tsx"

/** Asks before one leaves with something unsaved. `onLeave`: what else goes with it. */
export function LeaveGuard({ when, onLeave }: { when: boolean; onLeave?: () => void }) {
  const { t } = useTranslation()
  const { asked, stay, leave } = useLeaveGuard(when)
  const go = () => {
    onLeave?.()
    leave()
  }
  return (
    <LoseDialog
      open={asked}
      title={t("kit.leave.title")}
      keep={{ label: t("kit.leave.stay"), act: stay }}
      lose={{ label: t("kit.leave.leave"), act: go }}
    >
      <p>{t("kit.leave.text")}</p>
    </LoseDialog>
  )
}
