import { type ComponentProps, useState } from "react"
import { Field, type FieldProps } from "./Field.tsx"

export interface TypedFieldProps
  extends FieldProps,
    Omit<ComponentProps<"input">, "id" | "value" | "onChange" | "type" | "inputMode"> {
  /** As it is stored, or the text as typed as long as that can't be read. */
  value: string
  onChange: (valueOrText: string) => void
}

/** A field for what is typed in one form and stored in another: what was typed stays until one leaves the field. */
export function TypedField({
  id,
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  className,
  onBlur,
  inputMode,
  read,
  show,
  ...rest
}: TypedFieldProps & {
  inputMode: "numeric" | "decimal"
  /** The stored form of a text, or undefined when it can't be read. */
  read: (text: string) => string | undefined
  show: (value: string) => string
}) {
  const [typed, setTyped] = useState(show(value))
  const shown = (read(typed) ?? typed) === value ? typed : show(value)

  function type(text: string) {
    setTyped(text)
    onChange(read(text) ?? text)
  }

  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(aria) => (
        <input
          autoComplete="off"
          {...rest}
          {...aria}
          type="text"
          inputMode={inputMode}
          value={shown}
          className={["input", className].filter(Boolean).join(" ")}
          onChange={(event) => type(event.target.value)}
          onBlur={(event) => {
            setTyped(show(value))
            onBlur?.(event)
          }}
        />
      )}
    </Field>
  )
}
