import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { api } from "./api.ts"
import { CustomerForm } from "./CustomerForm.tsx"
import { emptyCustomer } from "./customerInputs.ts"
import { useCustomerForm } from "./useCustomerForm.ts"

export default function NewCustomer() {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  useScreen(t("projects.customers.new"))
  const state = useCustomerForm({
    start: emptyCustomer,
    send: api.add,
    done: "projects.customers.form.added",
    onSaved: ({ id }) => navigate(`/klanten/${id}`, { replace: true }),
  })
  return (
    <>
      <BackLink href="/klanten">{t("projects.customers.toList")}</BackLink>
      <h1>{t("projects.customers.new")}</h1>
      <CustomerForm state={state} submitLabel={t("projects.customers.form.add")} back="/klanten" />
    </>
  )
}
