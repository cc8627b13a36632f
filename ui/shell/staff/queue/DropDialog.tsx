import { useTranslation } from "react-i18next"
import { LoseDialog } from "../../../kit/LoseDialog.tsx"
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
    <LoseDialog
      title={t("shell.queue.dropping.title")}
      keep={{ label: t("shell.queue.dropping.stay"), act: onClose }}
      lose={{ label: t("shell.queue.dropping.drop"), act: onDrop }}
    >
      <p>{t("shell.queue.dropping.text", { name, count })}</p>
      <PartsGoToo parts={parts} />
    </LoseDialog>
  )
}
