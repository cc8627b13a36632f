import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LoseDialog } from "#ui/kit/LoseDialog.tsx"
import { useLeaveGuard } from "#ui/lib/useLeaveGuard.ts"

/** Hook: closes at once where nothing would be lost, and asks first where something was drawn. */
export function useClosing(isDirty: boolean, onClose: () => void) {
  const { t } = useTranslation()
  const guard = useLeaveGuard(isDirty)
  const [closing, setClosing] = useState(false)
  function stay() {
    setClosing(false)
    guard.stay()
  }
  return {
    close: () => (isDirty ? setClosing(true) : onClose()),
    asking: (
      <LoseDialog
        open={closing || guard.asked}
        title={t("kit.leave.title")}
        keep={{ label: t("kit.leave.stay"), act: stay }}
        lose={{ label: t("kit.save.discard"), act: closing ? onClose : guard.leave }}
      >
        <p>{t("kit.leave.text")}</p>
      </LoseDialog>
    ),
  }
}
