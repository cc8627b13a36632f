import { Link2 } from "lucide-react"
import { useDeferredValue } from "react"
import { useTranslation } from "react-i18next"
import type { Customer } from "#modules/projects/schema.ts"
import { customerWords } from "#modules/projects/ui/customers/customerWords.tsx"
import { useCustomers } from "#modules/projects/ui/customers/hooks.ts"
import { found } from "#modules/projects/ui/customers/search.ts"
import { Button } from "#ui/kit/Button.tsx"
import { ComboboxList } from "#ui/kit/ComboboxList.tsx"
import { Field } from "#ui/kit/Field.tsx"
import { useCombobox } from "#ui/lib/useCombobox.ts"
import type { GeneratorFormState } from "./useGeneratorForm.ts"

/** So many that the list need not scroll. */
const mostShown = 5

/** Any name will do; a client the office knows is proposed while it is typed, and brings what is known of him. */
export function ClientField({ form: { filled, change, leave, sentences } }: { form: GeneratorFormState }) {
  const { t } = useTranslation()
  const customers = useCustomers().data ?? []
  const typed = useDeferredValue(filled.name.trim())
  const hits = typed.length > 1 && filled.customerId === null ? found(customers, typed) : []
  const options = hits.slice(0, mostShown)
  const combobox = useCombobox({ options, choose, onEscape: () => false })
  const open = combobox.open && options.length > 0

  function choose(customer: Customer) {
    change({
      customerId: customer.id,
      name: customer.name,
      address: filled.address.trim() ? filled.address : addressOf(customer),
      email: customer.email,
      phone: customer.phone,
    })
  }

  return (
    <div className="customer-picker client-field">
      <Field
        id="generator-name"
        label={t("quotes.generator.field.name")}
        hint={t("quotes.generator.hint.name")}
        error={sentences.name}
      >
        {(aria) => (
          <div className="combobox">
            <input
              {...aria}
              {...{ ...combobox.input, "aria-expanded": open }}
              type="text"
              className="input"
              autoComplete="off"
              spellCheck={false}
              value={filled.name}
              onChange={(event) => {
                change({ name: event.target.value, customerId: null })
                combobox.show(-1)
              }}
              onBlur={() => {
                combobox.close()
                leave("name")
              }}
            />
            <ComboboxList
              combobox={{ ...combobox, open }}
              options={options}
              all={hits.length}
              {...customerWords(t)}
            />
          </div>
        )}
      </Field>
      <div role="status">
        {filled.customerId !== null && (
          <p className="client-known">
            <Link2 aria-hidden size="1.2em" />
            <span>{t("quotes.generator.known")}</span>
            <Button variant="plain" onClick={() => change({ customerId: null })}>
              {t("quotes.generator.unlink")}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

const addressOf = ({ address, postcode, city }: Customer) =>
  [address, [postcode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ")
