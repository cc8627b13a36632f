import type { Wired } from "#ui/form/kind.ts"
import { Field } from "#ui/kit/Field.tsx"
import { NumberPad, usePad } from "#ui/kit/NumberPad.tsx"

/** How much, by the keys below it or by a keyboard. */
export function AmountField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  unit,
}: Wired<string> & { unit: string }) {
  const pad = usePad(value, onChange)
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
              onChange={(event) => pad.put(event.target.value)}
              onFocus={(event) => event.target.select()}
              onBlur={onBlur}
            />
            <span className="input-unit">{unit}</span>
          </span>
        )}
      </Field>
      <NumberPad pad={pad} />
    </>
  )
}
