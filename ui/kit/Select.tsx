import type { ComponentProps } from "react"
import { Field, type FieldProps } from "./Field.tsx"

export interface SelectOption {
  value: string
  label: string
}

interface SelectProps
  extends FieldProps,
    Omit<ComponentProps<"select">, "id" | "value" | "onChange" | "children"> {
  value: string
  onChange: (value: string) => void
  options: readonly SelectOption[]
  /** What the first line says when nothing is chosen yet; its value is ''. */
  empty?: string
}

/** The browser's own list: a phone shows its wheel, and every key works. */
export function Select({
  id,
  label,
  hint,
  error,
  optional,
  onChange,
  options,
  empty,
  className,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(aria) => (
        <select
          {...rest}
          {...aria}
          className={["input input-select", className].filter(Boolean).join(" ")}
          onChange={(event) => onChange(event.target.value)}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
