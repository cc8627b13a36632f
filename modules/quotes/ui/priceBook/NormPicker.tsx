import { useTranslation } from "react-i18next"
import { Combobox } from "#ui/kit/Combobox.tsx"
import { Field } from "#ui/kit/Field.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { PricedNorm } from "../../priceBook/schema.ts"
import { usePriceBook } from "./hooks.ts"
import { foundNorms } from "./search.ts"
import { unitWord } from "./words.ts"

interface NormPickerProps {
  /** Of the field; its label leads to it. */
  id: string
  onPick: (norm: PricedNorm) => void
  /** The code of what was picked: the field shows its description. Left out, the field is empty again after a pick. */
  value?: string | null
  /** 'Norm zoeken' unless told. */
  label?: string
  hint?: string
  error?: string
  autoFocus?: boolean
}

/**
 * Finds one of the company's norms by typing a part of what it is called, its trade or what is used, and hands it to
 * `onPick` with its unit, hours and price of today. Reads the price book itself.
 */
export function NormPicker({ id, onPick, value, label, hint, error, autoFocus }: NormPickerProps) {
  const { t } = useTranslation()
  const book = usePriceBook()
  const norms = book.data?.norms
  return (
    <div className="norm-picker">
      <Field
        id={id}
        label={label ?? t("quotes.priceBook.picker.label")}
        hint={hint ?? t("quotes.priceBook.picker.hint")}
        error={error}
      >
        {(aria) => (
          <Combobox
            aria={aria}
            among={norms}
            failed={!norms && book.error !== undefined}
            search={foundNorms}
            most={40}
            chosen={norms?.find(({ code }) => code === value)?.description ?? ""}
            onChoose={onPick}
            autoFocus={autoFocus}
            list={t("quotes.priceBook.picker.list")}
            found={(count) => t("quotes.priceBook.picker.found", { count })}
            more={(count) => t("quotes.priceBook.picker.more", { count })}
            keyOf={({ code }) => code}
          >
            {(norm) => <NormOption norm={norm} />}
          </Combobox>
        )}
      </Field>
      <Notice tone="bad">{book.error?.message}</Notice>
    </div>
  )
}

function NormOption({ norm }: { norm: PricedNorm }) {
  const { t } = useTranslation()
  return (
    <>
      <span className="combobox-option-name">{norm.description}</span>{" "}
      <span className="norm-option-price">
        {t("quotes.priceBook.picker.price", {
          price: formatEuros(norm.unitPrice),
          unit: unitWord(norm.unit),
        })}
      </span>{" "}
      <span className="muted norm-option-about">
        {[t(`quotes.priceBook.phase.${norm.phase}`), norm.articles[0]].filter(Boolean).join(" · ")}
      </span>
    </>
  )
}
