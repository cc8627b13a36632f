import { useState } from "react"
import { parseDecimal } from "#src/shared/decimal.ts"
import { formatQuantity } from "#src/shared/euro.ts"

/**
 * A number as text while someone types it. What is no number is NaN, so that it is refused and not taken for empty;
 * an empty field is `empty`. `wrong`: someone left it with something in it that is no number.
 */
export function useTypedNumber(
  value: number | null,
  onChange: (value: number | null) => void,
  { empty, decimals }: { empty: number | null; decimals?: number },
) {
  const [typed, setTyped] = useState(() => textOf(value, decimals))
  const [left, setLeft] = useState(false)
  const shown = Object.is(read(typed, empty), value) ? typed : textOf(value, decimals)
  return {
    value: shown,
    wrong: left && shown.trim() !== "" && parseDecimal(shown) === undefined,
    onChange(text: string) {
      setTyped(text)
      setLeft(false)
      onChange(read(text, empty))
    },
    onBlur() {
      setLeft(true)
      setTyped(Number.isNaN(value) ? shown : textOf(value, decimals))
    },
  }
}

const read = (text: string, empty: number | null) =>
  text.trim() === "" ? empty : (parseDecimal(text) ?? Number.NaN)

const textOf = (value: number | null, decimals: number | undefined) =>
  value === null || Number.isNaN(value) ? "" : formatQuantity(value, decimals)
