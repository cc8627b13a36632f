import { useTranslation } from "react-i18next"
import { ImportList } from "#ui/import/ImportList.tsx"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { customerList } from "./customerList.tsx"

/** Customers and running projects from a list of another program. */
export default function ImportScreen() {
  const { t } = useTranslation()
  useScreen(t("projects.customers.import.title"))
  return (
    <>
      <BackLink href="/klanten">{t("projects.customers.toList")}</BackLink>
      <h1>{t("projects.customers.import.title")}</h1>
      <ImportList list={customerList} />
    </>
  )
}
