import { useTranslation } from "react-i18next"
import type { LeaveGuard } from "../lib/useLeaveGuard.ts"
import { Button } from "./Button.tsx"
import { Dialog } from "./Dialog.tsx"

export function LeaveDialog({ guard: { asked, stay, leave } }: { guard: LeaveGuard }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={asked}
      onClose={stay}
      title={t("kit.leave.title")}
      actions={
        <>
          <Button variant="primary" onClick={stay}>
            {t("kit.leave.stay")}
          </Button>
          <Button variant="danger" onClick={leave}>
            {t("kit.leave.leave")}
          </Button>
        </>
      }
    >
      <p>{t("kit.leave.text")}</p>
    </Dialog>
  )
}
