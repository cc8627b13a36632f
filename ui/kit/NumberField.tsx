import type { ComponentProps } from "react"
import { describedBy, Field, type FieldProps } from "./Field.tsx"

interface NumberFieldProps
  extends FieldProps,
    Omit<ComponentProps<"input">, "id" | "value" | "onChange" | "type"> {
  /** Text as typed: read it with `parseDecimal` of src/shared. */
  value: string
  onChange: (text: string) => void
  unit?: string
  /** `none`: keys on the screen fill it in, see NumberPad. */
  inputMode?: "decimal" | "none"
}

/** Never type=number: browsers turn '1,5' into 15. */
export function NumberField({
  id,
  label,
  hint,
  error,
  optional,
  onChange,
  unit,
  className,
  inputMode = "decimal",
  ...rest
}: NumberFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(aria) => (
        <span className="input-row row">
          <input
            autoComplete="off"
            {...rest}
            {...aria}
            aria-describedby={describedBy(id, hint, error, unit && `${id}-unit`)}
            type="text"
            inputMode={inputMode}
            className={["input input-number", className].filter(Boolean).join(" ")}
            onChange={(event) => onChange(event.target.value)}
          />
          {unit && (
            <span className="input-unit" id={`${id}-unit`}>
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
