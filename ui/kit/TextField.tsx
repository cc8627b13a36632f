import type { ComponentProps } from "react"
import { Field, type FieldProps } from "./Field.tsx"

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentProps<"input">, "id" | "value" | "onChange" | "type"> {
  type?: "text" | "email" | "tel" | "search" | "url"
  value: string
  onChange: (value: string) => void
}

export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  onChange,
  className,
  type = "text",
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(aria) => (
        <input
          inputMode={type === "text" ? undefined : type}
          {...rest}
          {...aria}
          type={type}
          className={["input", className].filter(Boolean).join(" ")}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
