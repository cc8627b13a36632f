import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { CustomerScreenForm } from "./CustomerScreenForm.tsx"

export default function NewCustomer() {
  const { t } = useTranslation()
  useScreen(t("projects.customers.new"))
  return (
    <>
      <BackLink href="/klanten">{t("projects.customers.toList")}</BackLink>
      <h1>{t("projects.customers.new")}</h1>
      <CustomerScreenForm />
    </>
  )
}
