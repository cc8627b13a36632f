import { Delete } from "lucide-react"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import type { Wired } from "#ui/form/kind.ts"
import { Field } from "#ui/kit/Field.tsx"

const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ",", "0"]

/** How much, on keys that a glove can hit; who has a keyboard types. What one begins with goes at the first key. */
export function NumberPad({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  unit,
}: Wired<string> & { unit: string }) {
  const { t } = useTranslation()
  const own = useRef<string>(undefined)
  const latest = useRef(value)
  latest.current = value
  const before = () => (latest.current === own.current ? latest.current : "")

  function put(text: string) {
    own.current = text
    latest.current = text
    onChange(text)
  }
  function press(key: string) {
    const text = before()
    if (key === "," && text.includes(",")) return
    put(key === "," ? `${text || "0"},` : text === "0" ? key : text + key)
  }
  return (
    <>
      <Field id={id} label={label} hint={hint} error={error}>
        {(aria) => (
          <span className="pick-amount row">
            <input
              {...aria}
              type="text"
              inputMode="none"
              autoComplete="off"
              className="input input-number"
              value={value}
              onChange={(event) => put(event.target.value)}
              onFocus={(event) => event.target.select()}
              onBlur={onBlur}
            />
            <span className="input-unit">{unit}</span>
          </span>
        )}
      </Field>
      <fieldset className="pick-pad">
        <legend className="visually-hidden">{t("stock.pick.pad")}</legend>
        {keys.map((key) => (
          <button key={key} type="button" className="button button-secondary" onClick={() => press(key)}>
            {key === "," ? (
              <>
                <span aria-hidden>,</span>
                <span className="visually-hidden">{t("stock.pick.comma")}</span>
              </>
            ) : (
              key
            )}
          </button>
        ))}
        <button type="button" className="button button-secondary" onClick={() => put(before().slice(0, -1))}>
          <Delete aria-hidden />
          <span className="visually-hidden">{t("stock.pick.backspace")}</span>
        </button>
      </fieldset>
    </>
  )
}
