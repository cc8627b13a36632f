import { Archive } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { formatDate } from "#ui/lib/format.ts"
import { focusHeading } from "#ui/lib/scroll.ts"
import type { Project } from "../../schema.ts"
import { useArchive } from "./useProjectActions.ts"

/** Says that the project was put away, and takes it back. */
export function Archived({ project: { id, archivedAt }, manager }: { project: Project; manager: boolean }) {
  const { t } = useTranslation()
  const restore = useArchive()
  if (archivedAt === null) return null

  async function putBack() {
    if (await restore.act(id, false)) focusHeading()
  }

  return (
    <div className="project-archived cluster">
      <Archive aria-hidden />
      <p>
        <strong>{t("projects.detail.archived", { day: formatDate(archivedAt) })}</strong>{" "}
        {t("projects.detail.archivedText")}
      </p>
      {manager && (
        <Button busy={restore.busy} onClick={putBack}>
          {t("projects.detail.restore")}
        </Button>
      )}
      {restore.error && <p role="alert">{restore.error.message}</p>}
    </div>
  )
}
