import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"

interface DropItemProps {
  name: string
  onClose: () => void
  onDrop: () => void
}

/** What was not sent yet may exist nowhere else: a photo made in this page is in no gallery. */
export function DropItem({ name, onClose, onDrop }: DropItemProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("invoices.scans.queue.removeTitle")}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            {t("invoices.scans.queue.stay")}
          </Button>
          <Button variant="danger" onClick={onDrop}>
            {t("invoices.scans.queue.removeNow")}
          </Button>
        </>
      }
    >
      <p>{t("invoices.scans.queue.removeText", { name })}</p>
    </Dialog>
  )
}
