import { useTranslation } from "react-i18next"
import type { Customer } from "../../schema.ts"
import type { useCombobox } from "./useCombobox.ts"

interface CustomerOptionsProps {
  combobox: ReturnType<typeof useCombobox<Customer>>
  options: readonly Customer[]
  /** How many were found, of which `options` are the first. */
  all: number
  loading: boolean
}

/** The list below the field; a screen reader hears how many there are. */
export function CustomerOptions({ combobox, options, all, loading }: CustomerOptionsProps) {
  const { t } = useTranslation()
  const told = loading ? t("kit.loading.now") : t("projects.customers.found", { count: all })
  return (
    <>
      <p role="status" className="visually-hidden">
        {combobox.open && told}
      </p>
      <div className="customer-options" hidden={!combobox.open}>
        <ul {...combobox.list} aria-label={t("projects.customers.picker.list")}>
          {options.map((customer, index) => (
            <li key={customer.id} {...combobox.option(index)} className="customer-option">
              <span className="customer-option-name">{customer.name}</span>
              <span className="muted">
                {[customer.city, customer.email || customer.phone].filter(Boolean).join(" · ")}
              </span>
            </li>
          ))}
        </ul>
        {options.length === 0 && <p className="customer-options-note muted">{told}</p>}
        {options.length < all && (
          <p className="customer-options-note muted">
            {t("projects.customers.picker.more", { count: all - options.length })}
          </p>
        )}
      </div>
    </>
  )
}
