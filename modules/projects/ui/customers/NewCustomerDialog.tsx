import { useId } from "react"
import { createPortal } from "react-dom"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Wrongs } from "#ui/kit/Wrongs.tsx"
import { api } from "./api.ts"
import { CustomerFields } from "./CustomerFields.tsx"
import { inputId } from "./CustomerInput.tsx"
import { emptyCustomer } from "./customerInputs.ts"
import { KnownAlready } from "./KnownAlready.tsx"
import { useCustomerForm } from "./useCustomerForm.ts"

interface NewCustomerDialogProps {
  /** What was searched for in vain. */
  name: string
  onChosen: (id: number) => void
  onClose: () => void
}

/** Adds a customer on the way: it stands outside the form that it was opened from, which may not hold another. */
export function NewCustomerDialog({ name, onChosen, onClose }: NewCustomerDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const state = useCustomerForm({
    start: { ...emptyCustomer, name },
    send: api.add,
    done: "projects.customers.form.added",
    onSaved: (card) => onChosen(card.id),
  })
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={t("projects.customers.new")}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={state.save.busy}
            busyLabel={t("projects.customers.form.saving")}
          >
            {t("projects.customers.form.add")}
          </Button>
          <Button onClick={onClose}>{t("projects.customers.form.cancel")}</Button>
        </>
      }
    >
      <Wrongs
        title={t("projects.customers.form.failed")}
        message={state.save.error?.message}
        sentences={state.sentences}
        idOf={inputId}
        attempt={state.attempt}
      />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          // React would tell the form around the picker as well.
          event.stopPropagation()
          void state.submit(event)
        }}
      >
        <KnownAlready
          doubles={state.doubles}
          way={({ id, name }) => (
            <Button className="button-small" onClick={() => onChosen(id)}>
              {t("projects.customers.known.choose")}
              <span className="visually-hidden">: {name}</span>
            </Button>
          )}
        />
        <CustomerFields state={state} />
      </form>
    </Dialog>,
    document.body,
  )
}
