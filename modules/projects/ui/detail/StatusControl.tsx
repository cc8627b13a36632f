import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { type Project, type ProjectStatus, projectStatuses } from "../../schema.ts"
import { useSetStatus } from "./useProjectActions.ts"

/** Three buttons, of which the pressed one is how it stands; completing asks first, and every other press undoes. */
export function StatusControl({ project }: { project: Project }) {
  const { t } = useTranslation()
  const set = useSetStatus()
  const [completing, setCompleting] = useState(false)

  function choose(status: ProjectStatus) {
    if (status === project.status) return
    if (status === "completed") setCompleting(true)
    else set.act(project, status)
  }
  async function complete() {
    await set.act(project, "completed")
    setCompleting(false)
  }

  return (
    <>
      <Segmented
        legend={t("projects.detail.status")}
        options={projectStatuses.map((value) => ({ value, label: t(`kit.status.project.${value}`) }))}
        value={project.status}
        onChange={choose}
        busy={set.busy}
      />
      <Notice tone="bad">{set.error?.message}</Notice>
      <Dialog
        open={completing}
        onClose={() => setCompleting(false)}
        title={t("projects.detail.complete")}
        actions={
          <>
            <Button variant="primary" busy={set.busy} onClick={complete}>
              {t("projects.detail.completeYes")}
            </Button>
            <Button onClick={() => setCompleting(false)}>{t("projects.detail.cancel")}</Button>
          </>
        }
      >
        <p>{t("projects.detail.completeText", { name: project.name })}</p>
      </Dialog>
    </>
  )
}
