import { UserX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"

export function NoCustomer() {
  const { t } = useTranslation()
  useScreen(t("projects.customers.gone"))
  return (
    <>
      <h1>{t("projects.customers.gone")}</h1>
      <EmptyState
        icon={UserX}
        title={t("projects.customers.goneText")}
        action={
          <LinkButton variant="primary" href="/klanten">
            {t("projects.customers.toList")}
          </LinkButton>
        }
      />
    </>
  )
}
