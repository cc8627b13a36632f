import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { useCombobox } from "../lib/useCombobox.ts"

/** What the list of a combobox says, and how an option looks. */
export interface ComboboxWords<Option> {
  /** What the list holds. */
  list: string
  found: (count: number) => string
  /** That there are so many more than are shown. */
  more: (count: number) => string
  keyOf: (option: Option) => string | number
  children: (option: Option) => ReactNode
}

interface ComboboxListProps<Option> extends ComboboxWords<Option> {
  combobox: Pick<ReturnType<typeof useCombobox<Option>>, "open" | "list" | "option">
  options: readonly Option[]
  /** How many were found, of which `options` are the first. */
  all: number
  loading?: boolean
}

/** The list below the field; a screen reader hears how many there are. */
export function ComboboxList<Option>(props: ComboboxListProps<Option>) {
  const { combobox, options, all, loading = false, list, found, more, keyOf, children } = props
  const { t } = useTranslation()
  const said = loading ? t("kit.loading.now") : found(all)
  return (
    <>
      <p role="status" className="visually-hidden">
        {combobox.open && said}
      </p>
      <div className="combobox-options" hidden={!combobox.open}>
        <ul className="plain" {...combobox.list} aria-label={list}>
          {options.map((option, index) => (
            <li key={keyOf(option)} {...combobox.option(index)} className="combobox-option">
              {children(option)}
            </li>
          ))}
        </ul>
        {options.length === 0 && <p className="combobox-note muted">{said}</p>}
        {options.length < all && <p className="combobox-note muted">{more(all - options.length)}</p>}
      </div>
    </>
  )
}
