import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { hoursText } from "#ui/lib/hoursText.ts"
import type { PendingEntry } from "../../approval/schema.ts"
import { minutesOf } from "./groups.ts"

/** Says how much one is about to approve, of how many people. */
export function ApproveDialog({
  entries,
  busy,
  onApprove,
  onClose,
}: {
  entries: readonly PendingEntry[]
  busy: boolean
  onApprove: () => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("gps.approvalScreen.all.ask")}
      actions={
        <>
          <Button variant="primary" busy={busy} onClick={onApprove}>
            {t("gps.approvalScreen.all.yes", { count: entries.length })}
          </Button>
          <Button onClick={onClose}>{t("gps.approvalScreen.cancel")}</Button>
        </>
      }
    >
      <p>
        {t("gps.approvalScreen.all.text", {
          count: entries.length,
          hours: hoursText(minutesOf(entries)),
          people: t("gps.approvalScreen.all.people", {
            count: new Set(entries.map(({ accountId }) => accountId)).size,
          }),
        })}
      </p>
      <p className="muted">{t("gps.approvalScreen.all.note")}</p>
    </Dialog>
  )
}
