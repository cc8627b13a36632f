import { Users } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { NothingFound } from "#ui/kit/NothingFound.tsx"
import type { CustomersView } from "./useCustomersView.ts"

/** Nobody was found, or there is nobody yet. */
export function NoCustomers({ view }: { view: CustomersView }) {
  const { t } = useTranslation()
  if (view.search) return <NothingFound search={view.search} clear={() => view.seek("")} />
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
