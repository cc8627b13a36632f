import type { TFunction } from "i18next"
import type { ComboboxWords } from "#ui/kit/ComboboxList.tsx"
import type { Customer } from "../../schema.ts"

/** How customers are listed where one is chosen. */
export const customerWords = (t: TFunction): ComboboxWords<Customer> => ({
  list: t("projects.customers.picker.list"),
  found: (count) => t("projects.customers.found", { count }),
  more: (count) => t("projects.customers.picker.more", { count }),
  keyOf: ({ id }) => id,
  children: ({ name, city, email, phone }) => (
    <>
      <span className="combobox-option-name">{name}</span>
      <span className="muted">{[city, email || phone].filter(Boolean).join(" · ")}</span>
    </>
  ),
})
