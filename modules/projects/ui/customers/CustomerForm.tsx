import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { LeaveDialog } from "#ui/kit/LeaveDialog.tsx"
import { Wrongs } from "#ui/kit/Wrongs.tsx"
import { useLeaveGuard } from "#ui/lib/useLeaveGuard.ts"
import { CustomerFields } from "./CustomerFields.tsx"
import { inputId } from "./CustomerInput.tsx"
import { KnownAlready } from "./KnownAlready.tsx"
import type { CustomerFormState } from "./useCustomerForm.ts"

interface CustomerFormProps {
  state: CustomerFormState
  submitLabel: string
  /** Where 'Annuleren' leads. */
  back: string
  /** In the place of the summary of errors: somebody else was first. */
  conflict?: ReactNode
}

/** The form as a screen of its own: leaving it half filled in asks first. */
export function CustomerForm({ state, submitLabel, back, conflict }: CustomerFormProps) {
  const { t } = useTranslation()
  const { form, submit, save, attempt, sentences, doubles } = state
  const guard = useLeaveGuard(form.formState.isDirty)
  return (
    <div className="narrow">
      {conflict ?? (
        <Wrongs
          title={t("projects.customers.form.failed")}
          message={save.error?.message}
          sentences={sentences}
          idOf={inputId}
          attempt={attempt}
        />
      )}
      <form className="customer-form" noValidate onSubmit={submit}>
        <KnownAlready
          doubles={doubles}
          way={({ id, name }) => (
            <LinkButton className="button-small" href={`/klanten/${id}`}>
              {t("projects.customers.known.open")}
              <span className="visually-hidden">: {name}</span>
            </LinkButton>
          )}
        />
        <CustomerFields state={state} />
        <div className="actions">
          <Button
            type="submit"
            variant="primary"
            busy={save.busy}
            busyLabel={t("projects.customers.form.saving")}
          >
            {submitLabel}
          </Button>
          <LinkButton href={back}>{t("projects.customers.form.cancel")}</LinkButton>
        </div>
      </form>
      <LeaveDialog guard={guard} />
    </div>
  )
}
