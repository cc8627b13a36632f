import { FolderX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"

export function NotFound() {
  const { t } = useTranslation()
  useScreen(t("projects.errors.notFound"))
  return (
    <>
      <h1>{t("projects.errors.notFound")}</h1>
      <EmptyState
        icon={FolderX}
        title={t("projects.detail.gone")}
        action={
          <LinkButton variant="primary" href="/projects">
            {t("projects.detail.back")}
          </LinkButton>
        }
      />
    </>
  )
}
