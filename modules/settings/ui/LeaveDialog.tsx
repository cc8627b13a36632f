import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import type { LeaveGuard } from "./useLeaveGuard.ts"

export function LeaveDialog({ guard: { asked, stay, leave } }: { guard: LeaveGuard }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={asked}
      onClose={stay}
      title={t("settings.leave.title")}
      actions={
        <>
          <Button variant="primary" onClick={stay}>
            {t("settings.leave.stay")}
          </Button>
          <Button variant="danger" onClick={leave}>
            {t("settings.leave.leave")}
          </Button>
        </>
      }
    >
      <p>{t("settings.leave.text")}</p>
    </Dialog>
  )
}
