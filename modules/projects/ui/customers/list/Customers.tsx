import { FileUp, Plus } from "lucide-react"
import { useDeferredValue, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { SearchField } from "#ui/kit/SearchField.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useCustomers } from "../hooks.ts"
import { found } from "../search.ts"
import { CustomerList } from "./CustomerList.tsx"
import { NoCustomers } from "./NoCustomers.tsx"
import { useCustomersView } from "./useCustomersView.ts"

/** Everyone the company works for or has worked for. */
export default function Customers() {
  const { t } = useTranslation()
  const view = useCustomersView()
  useScreen(t("projects.customers.title"))
  const customers = useCustomers()
  const search = useDeferredValue(view.search)
  const rows = useMemo(() => found(customers.data ?? [], search), [customers.data, search])
  return (
    <>
      <BackLink href="/dashboard">{t("projects.customers.back")}</BackLink>
      <ScreenHead title={t("projects.customers.title")}>
        <LinkButton href="/klanten/importeren">
          <FileUp aria-hidden size="1.2em" />
          {t("projects.customers.toImport")}
        </LinkButton>
        <LinkButton variant="primary" href="/klanten/nieuw">
          <Plus aria-hidden size="1.2em" />
          {t("projects.customers.new")}
        </LinkButton>
      </ScreenHead>
      <div className="customers-find">
        <SearchField label={t("projects.customers.search")} value={view.search} onChange={view.seek} />
      </div>
      <Loaded from={customers} skeleton={<Skeleton lines={8} height="3.5rem" />}>
        {() => (
          <>
            <p className={rows.length > 0 ? "muted customers-total" : "visually-hidden"} role="status">
              {t("projects.customers.count", { count: rows.length })}
            </p>
            {rows.length > 0 ? <CustomerList rows={rows} view={view} /> : <NoCustomers view={view} />}
          </>
        )}
      </Loaded>
    </>
  )
}
