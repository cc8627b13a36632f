import type { Wired } from "#ui/form/kind.ts"
import { NumberField } from "#ui/kit/NumberField.tsx"

interface SizeFieldProps extends Wired<string> {
  /** Of what is counted there is none. */
  unit?: string
}

/** A number that the keys below the form fill in: a phone keeps its own keyboard away. */
export const SizeField = ({ onBlur, unit = "m", ...field }: SizeFieldProps) => (
  <NumberField
    {...field}
    unit={unit || undefined}
    className="rooms-size"
    inputMode="none"
    onBlur={onBlur}
    onFocus={(event) => event.target.select()}
  />
)
