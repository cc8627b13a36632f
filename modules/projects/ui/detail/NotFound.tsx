import { FolderX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"

/** In the place of a project that isn't there; the heading above it says so too. */
export function NotFound() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={FolderX}
      title={t("projects.detail.gone")}
      action={
        <LinkButton variant="primary" href="/projects">
          {t("projects.detail.back")}
        </LinkButton>
      }
    />
  )
}
