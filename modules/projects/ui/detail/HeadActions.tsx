import { Pencil, Printer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import type { Project } from "../../schema.ts"

export function HeadActions({
  project: { id, archivedAt },
  manager,
}: {
  project: Project
  manager: boolean
}) {
  const { t } = useTranslation()
  return (
    <>
      <Button onClick={() => print()}>
        <Printer aria-hidden size="1.2em" />
        {t("projects.detail.print")}
      </Button>
      {manager && archivedAt === null && (
        <LinkButton variant="primary" href={`/projects/${id}/bewerken`}>
          <Pencil aria-hidden size="1.2em" />
          {t("projects.detail.edit")}
        </LinkButton>
      )}
    </>
  )
}
