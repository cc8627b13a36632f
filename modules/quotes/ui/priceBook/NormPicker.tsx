import { useDeferredValue, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { useCombobox } from "#modules/projects/ui/customers/useCombobox.ts"
import { Field } from "#ui/kit/Field.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { PricedNorm } from "../../priceBook/schema.ts"
import { usePriceBook } from "./hooks.ts"
import { NormOptions } from "./NormOptions.tsx"
import { foundNorms } from "./search.ts"

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

const mostShown = 40

/**
 * Finds one of the company's norms by typing a part of what it is called, its trade or what is used, and hands it to
 * `onPick` with its unit, hours and price of today. Reads the price book itself. Arrows walk, Enter picks, Esc closes
 * the list and then takes back what was typed; neither sends a form around it or closes a dialog.
 */
export function NormPicker({ id, onPick, value, label, hint, error, autoFocus }: NormPickerProps) {
  const { t } = useTranslation()
  const book = usePriceBook()
  /** Undefined: nothing was typed since the last pick. */
  const [typed, setTyped] = useState<string>()
  const search = useDeferredValue(typed ?? "")
  const norms = book.data?.norms ?? none
  const hits = useMemo(() => foundNorms(norms, search), [norms, search])
  const options = hits.slice(0, mostShown)
  const picked = value ? norms.find(({ code }) => code === value) : undefined

  function pick(norm: PricedNorm) {
    setTyped(undefined)
    onPick(norm)
  }
  function undo() {
    setTyped(undefined)
    return typed !== undefined
  }
  const combobox = useCombobox({ options, choose: pick, onEscape: undo })

  function leave() {
    combobox.close()
    setTyped(undefined)
  }

  return (
    <div className="norm-picker">
      <Field
        id={id}
        label={label ?? t("quotes.priceBook.picker.label")}
        hint={hint ?? t("quotes.priceBook.picker.hint")}
        error={error}
      >
        {(aria) => (
          <div className="norm-picker-field">
            <input
              {...aria}
              {...combobox.input}
              type="text"
              className="input"
              autoComplete="off"
              spellCheck={false}
              // biome-ignore lint/a11y/noAutofocus: asked for where the field is all that one came for
              autoFocus={autoFocus}
              value={typed ?? picked?.description ?? ""}
              onFocus={(event) => event.target.select()}
              onClick={() => combobox.show(-1)}
              onBlur={leave}
              onChange={(event) => {
                setTyped(event.target.value)
                combobox.show(event.target.value ? 0 : -1)
              }}
            />
            {(book.data || !book.error) && (
              <NormOptions combobox={combobox} options={options} all={hits.length} loading={!book.data} />
            )}
          </div>
        )}
      </Field>
      <Notice tone="bad">{book.error?.message}</Notice>
    </div>
  )
}

const none: PricedNorm[] = []
