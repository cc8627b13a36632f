import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import type { CustomerCard } from "../../schema.ts"
import { CustomerFields, customer, useCustomerForm } from "./customerForm.tsx"
import { InvoiceFields } from "./InvoiceFields.tsx"
import { KnownAlready } from "./KnownAlready.tsx"

/** The form as a screen of its own; without a card for someone new. */
export function CustomerScreenForm({ card }: { card?: CustomerCard }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const asking = useCustomerForm({
    card,
    onSaved: ({ id }) => navigate(`/klanten/${id}`, { replace: true }),
  })
  const { form, lookForDoubles } = asking
  const joined = card && form.error?.code === "projects.customerJoinedMeanwhile"
  return (
    <div className="narrow">
      <customer.Form
        form={form}
        failed={t("projects.customers.form.failed")}
        className="customer-form"
        onBlur={lookForDoubles}
      >
        <KnownAlready
          of={asking}
          way={({ id, name }) => (
            <LinkButton className="button-small" href={`/klanten/${id}`}>
              {t("projects.customers.known.open")}
              <span className="visually-hidden">: {name}</span>
            </LinkButton>
          )}
        />
        {joined && (
          <p>
            {/* In a tab of its own: what was typed here stays. */}
            <a className="touch" href={`/klanten/${card.id}`} target="_blank" rel="noopener noreferrer">
              {t("projects.customers.form.joined")}
              <span className="visually-hidden"> {t("projects.customers.newTab")}</span>
            </a>
          </p>
        )}
        <CustomerFields />
        <InvoiceFields form={form} />
        <div className="actions">
          <Button
            type="submit"
            variant="primary"
            busy={form.busy}
            busyLabel={t("projects.customers.form.saving")}
          >
            {t(card ? "projects.customers.form.save" : "projects.customers.form.add")}
          </Button>
          <LinkButton href={card ? `/klanten/${card.id}` : "/klanten"}>
            {t("projects.customers.form.cancel")}
          </LinkButton>
        </div>
      </customer.Form>
    </div>
  )
}
