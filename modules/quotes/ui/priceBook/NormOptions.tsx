import { useTranslation } from "react-i18next"
import type { useCombobox } from "#modules/projects/ui/customers/useCombobox.ts"
import { formatEuros } from "#ui/lib/format.ts"
import type { PricedNorm } from "../../priceBook/schema.ts"
import { unitWord } from "./words.ts"

interface NormOptionsProps {
  combobox: ReturnType<typeof useCombobox<PricedNorm>>
  options: readonly PricedNorm[]
  /** How many were found, of which `options` are the first. */
  all: number
  loading: boolean
}

/** The list below the field; a screen reader hears how many there are. */
export function NormOptions({ combobox, options, all, loading }: NormOptionsProps) {
  const { t } = useTranslation()
  const told = loading ? t("kit.loading.now") : t("quotes.priceBook.picker.found", { count: all })
  return (
    <>
      <p role="status" className="visually-hidden">
        {combobox.open && told}
      </p>
      <div className="norm-options" hidden={!combobox.open}>
        <ul {...combobox.list} aria-label={t("quotes.priceBook.picker.list")}>
          {options.map((norm, index) => (
            <li key={norm.code} {...combobox.option(index)} className="norm-option">
              <span className="norm-option-name">{norm.description}</span>{" "}
              <span className="norm-option-price">
                {t("quotes.priceBook.picker.price", {
                  price: formatEuros(norm.unitPrice),
                  unit: unitWord(norm.unit),
                })}
              </span>{" "}
              <span className="muted norm-option-about">
                {[t(`quotes.priceBook.phase.${norm.phase}`), norm.articles[0]].filter(Boolean).join(" · ")}
              </span>
            </li>
          ))}
        </ul>
        {options.length === 0 && <p className="norm-options-note muted">{told}</p>}
        {options.length < all && (
          <p className="norm-options-note muted">
            {t("quotes.priceBook.picker.more", { count: all - options.length })}
          </p>
        )}
      </div>
    </>
  )
}
