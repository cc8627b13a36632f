import { Archive, Pencil } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { MoreButton } from "#ui/kit/MoreButton.tsx"
import type { Project } from "../../schema.ts"
import { ArchiveDialog } from "./ArchiveDialog.tsx"
import { SheetButton } from "./SheetButton.tsx"

/** What the office does less often with a project. */
export function MoreMenu({ project }: { project: Project }) {
  const { t } = useTranslation()
  const [archiving, setArchiving] = useState(false)
  return (
    <>
      <MoreButton className="button-secondary project-more" label={t("projects.detail.more")}>
        <li>
          <LinkButton variant="plain" wide href={`/projects/${project.id}/bewerken`}>
            <Pencil aria-hidden size="1.2em" />
            {t("projects.detail.edit")}
          </LinkButton>
        </li>
        <li>
          <SheetButton variant="plain" wide />
        </li>
        <li>
          <Button variant="plain" wide onClick={() => setArchiving(true)}>
            <Archive aria-hidden size="1.2em" />
            {t("projects.detail.archive")}
          </Button>
        </li>
      </MoreButton>
      <ArchiveDialog project={project} open={archiving} onClose={() => setArchiving(false)} />
    </>
  )
}
