import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { focusHeading } from "#ui/lib/scroll.ts"
import type { Project } from "../../schema.ts"
import { useArchive } from "./useProjectActions.ts"

interface ArchiveDialogProps {
  project: Project
  open: boolean
  onClose: () => void
}

/** Puts the project out of sight, after a question; it can be put back from there. */
export function ArchiveDialog({ project: { id, name }, open, onClose }: ArchiveDialogProps) {
  const { t } = useTranslation()
  const archive = useArchive()

  async function putAway() {
    if (!(await archive.act(id, true))) return
    onClose()
    focusHeading()
    scrollTo(0, 0)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("projects.detail.archiveAsk")}
      actions={
        <>
          <Button variant="primary" busy={archive.busy} onClick={putAway}>
            {t("projects.detail.archive")}
          </Button>
          <Button onClick={onClose}>{t("projects.detail.cancel")}</Button>
        </>
      }
    >
      <p>{t("projects.detail.archiveText", { name })}</p>
      <Notice tone="bad">{archive.error?.message}</Notice>
    </Dialog>
  )
}
