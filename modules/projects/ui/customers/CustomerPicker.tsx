import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Combobox } from "#ui/kit/Combobox.tsx"
import { Field } from "#ui/kit/Field.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { customerWords } from "./customerWords.tsx"
import { useCustomers } from "./hooks.ts"
import { NewCustomerDialog } from "./NewCustomerDialog.tsx"
import { found } from "./search.ts"

interface CustomerPickerProps {
  id: string
  value: number | null
  onChange: (id: number | null) => void
  error?: string
  /** One must be chosen. */
  required?: boolean
}

/** Chooses a customer by typing a part of what is known of him, or adds one on the way. */
export function CustomerPicker({ id, value, onChange, error, required }: CustomerPickerProps) {
  const { t } = useTranslation()
  const customers = useCustomers()
  const [adding, setAdding] = useState(false)
  /** What was typed and not found is the name of someone new. */
  const [unknown, setUnknown] = useState("")

  function leave(typed: string | undefined, hits: number) {
    setUnknown(typed && hits === 0 ? typed : "")
    if (typed?.trim() === "" && value !== null) onChange(null)
  }

  return (
    <div className="customer-picker stack tight">
      <Field
        id={id}
        label={t("projects.customers.picker.label")}
        hint={t("projects.customers.picker.hint")}
        error={error}
        optional={!required}
      >
        {(aria) => (
          <Combobox
            aria={aria}
            among={customers.data}
            failed={!customers.data && customers.error !== undefined}
            search={found}
            most={30}
            chosen={customers.data?.find((customer) => customer.id === value)?.name ?? ""}
            onChoose={(customer) => onChange(customer.id)}
            onLeave={leave}
            clear={
              value === null
                ? undefined
                : { label: t("projects.customers.picker.clear"), onClear: () => onChange(null) }
            }
            {...customerWords(t)}
          />
        )}
      </Field>
      <Notice tone="bad">{customers.error?.message}</Notice>
      <Button className="button-small" onClick={() => setAdding(true)}>
        <Plus aria-hidden size="1.2em" />
        {t("projects.customers.new")}
      </Button>
      {adding && (
        <NewCustomerDialog
          name={unknown}
          onClose={() => setAdding(false)}
          onChosen={(customerId) => {
            setAdding(false)
            onChange(customerId)
          }}
        />
      )}
    </div>
  )
}
