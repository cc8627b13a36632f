import { Plus, X } from "lucide-react"
import { useDeferredValue, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Field } from "#ui/kit/Field.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { Customer } from "../../schema.ts"
import { CustomerOptions } from "./CustomerOptions.tsx"
import { useCustomers } from "./hooks.ts"
import { NewCustomerDialog } from "./NewCustomerDialog.tsx"
import { found } from "./search.ts"
import { useCombobox } from "./useCombobox.ts"

interface CustomerPickerProps {
  id: string
  value: number | null
  onChange: (id: number | null) => void
  error?: string
}

const mostShown = 30

/** Chooses a customer by typing a part of what is known of him, or adds one on the way. */
export function CustomerPicker({ id, value, onChange, error }: CustomerPickerProps) {
  const { t } = useTranslation()
  const customers = useCustomers()
  const field = useRef<HTMLInputElement>(null)
  /** Undefined: nothing was typed since the last choice. */
  const [typed, setTyped] = useState<string>()
  const [adding, setAdding] = useState(false)
  /** What was typed and not found is the name of someone new. */
  const [unknown, setUnknown] = useState("")
  const everyone = customers.data ?? []
  const chosen = everyone.find((customer) => customer.id === value)
  const hits = found(everyone, useDeferredValue(typed ?? ""))
  const options = hits.slice(0, mostShown)

  function choose(customer: Customer | null) {
    setTyped(undefined)
    onChange(customer?.id ?? null)
  }
  function undo() {
    setTyped(undefined)
    return typed !== undefined
  }
  const combobox = useCombobox({ options, choose, onEscape: undo })

  function leave() {
    combobox.close()
    setUnknown(typed && hits.length === 0 ? typed : "")
    if (typed?.trim() === "" && value !== null) onChange(null)
    setTyped(undefined)
  }

  return (
    <div className="customer-picker">
      <Field
        id={id}
        label={t("projects.customers.picker.label")}
        hint={t("projects.customers.picker.hint")}
        error={error}
        optional
      >
        {(aria) => (
          <div className="customer-picker-field">
            <input
              {...aria}
              {...combobox.input}
              ref={field}
              type="text"
              className="input"
              autoComplete="off"
              spellCheck={false}
              value={typed ?? chosen?.name ?? ""}
              onFocus={(event) => event.target.select()}
              onClick={() => combobox.show(-1)}
              onBlur={leave}
              onChange={(event) => {
                setTyped(event.target.value)
                combobox.show(event.target.value ? 0 : -1)
              }}
            />
            {value !== null && (
              <button
                type="button"
                className="button button-plain customer-picker-clear"
                onClick={() => {
                  choose(null)
                  field.current?.focus()
                }}
              >
                <X aria-hidden size="1.2em" />
                <span className="visually-hidden">{t("projects.customers.picker.clear")}</span>
              </button>
            )}
            <CustomerOptions
              combobox={combobox}
              options={options}
              all={hits.length}
              loading={!customers.data}
            />
          </div>
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
            setTyped(undefined)
            onChange(customerId)
          }}
        />
      )}
    </div>
  )
}
