import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { SaveBar } from "#ui/kit/SaveBar.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import type { SavedTerms } from "../../terms/schema.ts"
import { ClauseField } from "./ClauseField.tsx"
import { ConditionsField } from "./ConditionsField.tsx"
import { useOfferTerms } from "./hooks.ts"
import { InstalmentsField } from "./InstalmentsField.tsx"
import { OwnClauses } from "./OwnClauses.tsx"
import { TermsFacts } from "./TermsFacts.tsx"
import { terms, useTermsForm } from "./termsForm.ts"

/** On what terms the company offers: the owner chooses, a manager reads. */
export default function OfferTermsPanel() {
  const owner = reaches(useSignedIn().role, "owner")
  return (
    <Loaded from={useOfferTerms()} skeleton={<Skeleton lines={6} height="5rem" />}>
      {(saved) => (owner ? <TermsForm saved={saved} /> : <TermsFacts terms={saved} />)}
    </Loaded>
  )
}

function TermsForm({ saved }: { saved: SavedTerms }) {
  const { t } = useTranslation()
  const form = useTermsForm(saved)
  const days = t("quotes.terms.days")
  return (
    <div className="settings-frame">
      <terms.Form form={form} failed={t("quotes.terms.failed")}>
        <p className="muted">{t("quotes.terms.intro")}</p>
        <Card title={t("quotes.terms.payment.title")} className="settings-card">
          <InstalmentsField />
          <terms.Field name="paymentDays" hint={t("quotes.terms.hint.paymentDays")} unit={days} />
        </Card>
        <Card title={t("quotes.terms.validity.title")} className="settings-card">
          <terms.Field name="validityDays" hint={t("quotes.terms.hint.validityDays")} unit={days} />
        </Card>
        <Card title={t("quotes.terms.clauses.title")} className="settings-card">
          <p className="muted">{t("quotes.terms.clauses.intro")}</p>
          <ClauseField name="materials" />
          <ClauseField name="insurance" />
          <OwnClauses />
        </Card>
        <Card title={t("quotes.terms.conditions.title")} className="settings-card">
          <ConditionsField saved={saved.conditions} />
        </Card>
        <SaveBar dirty={form.dirty} busy={form.busy} discard={form.discard} />
      </terms.Form>
    </div>
  )
}
