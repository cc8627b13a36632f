import { Users } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"

/** There is nobody yet. */
export function NoCustomers() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={Users}
      title={t("projects.customers.empty")}
      action={
        <LinkButton variant="primary" href="/klanten/importeren">
          {t("projects.customers.emptyImport")}
        </LinkButton>
      }
    >
      {t("projects.customers.emptyText")}
    </EmptyState>
  )
}
