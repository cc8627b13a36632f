import { FileUp, Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ListBody } from "#ui/list/ListBody.tsx"
import { ListSearch } from "#ui/list/ListFilter.tsx"
import { useFound } from "#ui/list/useFound.ts"
import { useListView } from "#ui/list/useListView.ts"
import { useCustomers } from "../hooks.ts"
import { customerList } from "./customerList.tsx"
import { NoCustomers } from "./NoCustomers.tsx"

export default function Customers() {
  const { t } = useTranslation()
  useScreen(t("projects.customers.title"))
  const view = useListView(customerList)
  const customers = useCustomers()
  const rows = useFound(view, customers.data)
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
      <div className="customers-find no-print">
        <ListSearch view={view} />
      </div>
      <ListBody view={view} from={customers} rows={rows} empty={<NoCustomers />} />
    </>
  )
}
