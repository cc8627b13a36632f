import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import type { SavedTerms } from "../../terms/schema.ts"
import { useOfferTerms } from "./hooks.ts"
import { InstalmentsField } from "./InstalmentsField.tsx"
import { terms, useTermsForm } from "./termsForm.ts"

interface FirstTermsProps {
  actions: (busy: boolean) => ReactNode
  onSaved: () => void
}

/** The first start: how clients pay and how long a price holds. What ships with the program stands there already. */
export default function FirstTerms(props: FirstTermsProps) {
  return (
    <Loaded from={useOfferTerms()} skeleton={<Skeleton lines={4} height="5rem" />}>
      {(saved) => <FirstForm saved={saved} {...props} />}
    </Loaded>
  )
}

function FirstForm({ saved, actions, onSaved }: FirstTermsProps & { saved: SavedTerms }) {
  const { t } = useTranslation()
  const form = useTermsForm(saved, onSaved)
  return (
    <terms.Form form={form} failed={t("quotes.terms.failed")}>
      <Card className="settings-card">
        <InstalmentsField />
        <terms.Field
          name="paymentDays"
          hint={t("quotes.terms.hint.paymentDays")}
          unit={t("quotes.terms.days")}
        />
        <terms.Field
          name="validityDays"
          hint={t("quotes.terms.hint.validityDays")}
          unit={t("quotes.terms.days")}
        />
      </Card>
      {actions(form.busy)}
    </terms.Form>
  )
}
