import { useTranslation } from "react-i18next"
import { Button } from "../../../kit/Button.tsx"
import { Dialog } from "../../../kit/Dialog.tsx"
import { PartsGoToo } from "../../../kit/PartsGoToo.tsx"
import type { Outgoing } from "../../../outbox/item.ts"

interface DropDialogProps {
  name: string
  count: number
  /** What goes with it. */
  parts: readonly Outgoing[]
  onClose: () => void
  onDrop: () => void
}

/** It exists nowhere else. */
export function DropDialog({ name, count, parts, onClose, onDrop }: DropDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("shell.queue.dropping.title")}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            {t("shell.queue.dropping.stay")}
          </Button>
          <Button variant="danger" onClick={onDrop}>
            {t("shell.queue.dropping.drop")}
          </Button>
        </>
      }
    >
      <p>{t("shell.queue.dropping.text", { name, count })}</p>
      <PartsGoToo parts={parts} />
    </Dialog>
  )
}
