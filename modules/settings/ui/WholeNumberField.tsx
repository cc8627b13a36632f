import { type ComponentProps, useState } from "react"
import { NumberField } from "#ui/kit/NumberField.tsx"

interface WholeNumberFieldProps extends Omit<ComponentProps<typeof NumberField>, "value" | "onChange"> {
  /** NaN as long as what is typed is no whole number. */
  value: number
  onChange: (value: number) => void
}

/** A whole number that stays as it was typed until it is something else. */
export function WholeNumberField({ value, onChange, ...rest }: WholeNumberFieldProps) {
  const [typed, setTyped] = useState(textOf(value))
  const shown = Object.is(numberOf(typed), value) ? typed : textOf(value)

  function type(text: string) {
    setTyped(text)
    onChange(numberOf(text))
  }
  return <NumberField {...rest} value={shown} onChange={type} />
}

const numberOf = (text: string) => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN)
const textOf = (value: number) => (Number.isNaN(value) ? "" : String(value))
