import { useTranslation } from "react-i18next"
import { useLeaveGuard } from "../lib/useLeaveGuard.ts"
import { Button } from "./Button.tsx"
import { Dialog } from "./Dialog.tsx"

/** Asks before one leaves with something unsaved. `onLeave`: what else goes with it. */
export function LeaveGuard({ when, onLeave }: { when: boolean; onLeave?: () => void }) {
  const { t } = useTranslation()
  const { asked, stay, leave } = useLeaveGuard(when)
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
          <Button
            variant="danger"
            onClick={() => {
              onLeave?.()
              leave()
            }}
          >
            {t("kit.leave.leave")}
          </Button>
        </>
      }
    >
      <p>{t("kit.leave.text")}</p>
    </Dialog>
  )
}
