import { useTranslation } from "react-i18next"
import { LoseDialog } from "#ui/kit/LoseDialog.tsx"

interface DropItemProps {
  name: string
  onClose: () => void
  onDrop: () => void
}

/** What was not sent yet may exist nowhere else: a photo made in this page is in no gallery. */
export function DropItem({ name, onClose, onDrop }: DropItemProps) {
  const { t } = useTranslation()
  return (
    <LoseDialog
      title={t("invoices.scans.queue.removeTitle")}
      keep={{ label: t("invoices.scans.queue.stay"), act: onClose }}
      lose={{ label: t("invoices.scans.queue.removeNow"), act: onDrop }}
    >
      <p>{t("invoices.scans.queue.removeText", { name })}</p>
    </LoseDialog>
  )
}
