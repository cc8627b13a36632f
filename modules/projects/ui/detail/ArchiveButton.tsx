import { Archive } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { focusHeading } from "#ui/lib/scroll.ts"
import type { Project } from "../../schema.ts"
import { useArchive } from "./useProjectActions.ts"

/** Puts the project out of sight, after a question; it can be put back from there. */
export function ArchiveButton({ project: { id, name } }: { project: Project }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const archive = useArchive()

  async function putAway() {
    const archived = await archive.act(id, true)
    setAsked(false)
    if (!archived) return
    focusHeading()
    scrollTo(0, 0)
  }

  return (
    <div className="project-archive">
      <Button onClick={() => setAsked(true)}>
        <Archive aria-hidden size="1.2em" />
        {t("projects.detail.archive")}
      </Button>
      <Notice tone="bad">{archive.error?.message}</Notice>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t("projects.detail.archiveAsk")}
        actions={
          <>
            <Button variant="primary" busy={archive.busy} onClick={putAway}>
              {t("projects.detail.archive")}
            </Button>
            <Button onClick={() => setAsked(false)}>{t("projects.detail.cancel")}</Button>
          </>
        }
      >
        <p>{t("projects.detail.archiveText", { name })}</p>
      </Dialog>
    </div>
  )
}
