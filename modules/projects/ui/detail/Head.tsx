import { Pencil, Printer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Status } from "#ui/kit/Status.tsx"
import type { Project } from "../../schema.ts"
import { shownStatus } from "../list/filters.ts"

export function Head({ project, changeable }: { project: Project; changeable: boolean }) {
  const { t } = useTranslation()
  const { id, name, metadata } = project
  return (
    <>
      <ScreenHead title={name}>
        <Button onClick={() => print()}>
          <Printer aria-hidden size="1.2em" />
          {t("projects.detail.print")}
        </Button>
        {changeable && (
          <LinkButton variant="primary" href={`/projects/${id}/bewerken`}>
            <Pencil aria-hidden size="1.2em" />
            {t("projects.detail.edit")}
          </LinkButton>
        )}
      </ScreenHead>
      <ul className="project-badges">
        <li>
          <Status of={shownStatus(project)} />
        </li>
        {metadata.projectTypes.map((type) => (
          <li key={type}>
            <Badge>{typeLabels[type]}</Badge>
          </li>
        ))}
      </ul>
    </>
  )
}
