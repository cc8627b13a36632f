import { Delete } from "lucide-react"
import { type ReactNode, useRef } from "react"
import { useTranslation } from "react-i18next"

export interface Pad {
  /** What was typed into the field itself. */
  put: (text: string) => void
  press: (key: string) => void
  erase: () => void
}

const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ",", "0"]

/** Hook: what the keys do to a number. What one begins with goes at the first key. */
export function usePad(value: string, onChange: (text: string) => void): Pad {
  const own = useRef<string>(undefined)
  const latest = useRef(value)
  latest.current = value
  const before = () => (latest.current === own.current ? latest.current : "")

  function put(text: string) {
    own.current = text
    latest.current = text
    onChange(text)
  }
  return {
    put,
    press(key) {
      const text = before()
      if (key === "," && text.includes(",")) return
      put(key === "," ? `${text || "0"},` : text === "0" ? key : text + key)
    },
    erase: () => put(before().slice(0, -1)),
  }
}

/** Keys that a glove can hit, for a number in a field; who has a keyboard types. */
export function NumberPad({ pad }: { pad: Pad }) {
  const { t } = useTranslation()
  return (
    <fieldset className="number-pad">
      <legend className="visually-hidden">{t("kit.pad.keys")}</legend>
      {keys.map((key) => (
        <Key key={key} press={() => pad.press(key)}>
          {key === "," ? (
            <>
              <span aria-hidden>,</span>
              <span className="visually-hidden">{t("kit.pad.comma")}</span>
            </>
          ) : (
            key
          )}
        </Key>
      ))}
      <Key press={pad.erase}>
        <Delete aria-hidden />
        <span className="visually-hidden">{t("kit.pad.erase")}</span>
      </Key>
    </fieldset>
  )
}

/** The field keeps the focus, so that one sees which it is. */
const Key = ({ press, children }: { press: () => void; children: ReactNode }) => (
  <button
    type="button"
    className="button button-secondary"
    onMouseDown={(event) => event.preventDefault()}
    onClick={press}
  >
    {children}
  </button>
)
