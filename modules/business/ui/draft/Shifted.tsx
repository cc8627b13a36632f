import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { useCustomer } from "#modules/projects/ui/customers/hooks.ts"
import { Card } from "#ui/kit/Card.tsx"
import type { SalesInvoice } from "../../sales/schema.ts"
import { draftForm } from "./draftForm.ts"
import { isFixed } from "./typed.ts"

/** VAT that is shifted to the client, and with that the part for the blocked account. */
export function Shifted({ customer, rates }: { customer: number; rates: SalesInvoice["rates"] }) {
  const { t } = useTranslation()
  const btwId = useCustomer(customer).data?.btwId
  const shifted = draftForm.useTyped("reverseCharge")
  const lines = draftForm.useField("lines")
  /** Lines at nothing get a rate again. */
  function ratesBack(on: boolean) {
    const usual = String(rates.find(({ rate }) => rate > 0)?.rate ?? 21)
    if (on) return
    lines.onChange(
      lines.value.map((line) =>
        !isFixed(line) && line.vatRate === "0" ? { ...line, vatRate: usual, vatReason: "" } : line,
      ),
    )
  }
  return (
    <Card title={t("business.draft.vat")} className="stack roomy">
      <draftForm.Field
        name="reverseCharge"
        hint={btwId ? t("business.hint.btwId", { btwId }) : t("business.hint.noBtwId")}
        onTyped={ratesBack}
      />
      {shifted && btwId === "" && (
        <Link className="touch" href={`/klanten/${customer}/bewerken`}>
          {t("business.draft.toCustomer")}
        </Link>
      )}
      {shifted && (
        <div className="sales-days">
          <draftForm.Field name="blockedAmount" hint={t("business.hint.blocked")} optional />
          <draftForm.Field name="blockedHours" optional />
        </div>
      )}
    </Card>
  )
}
