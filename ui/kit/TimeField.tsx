import { type ComponentProps, useState } from "react"
import { timeFromText } from "../lib/time.ts"
import { Field, type FieldProps } from "./Field.tsx"

interface TimeFieldProps
  extends FieldProps,
    Omit<ComponentProps<"input">, "id" | "value" | "onChange" | "type" | "inputMode"> {
  /** 'HH:mm', or the text as typed as long as that is no time. */
  value: string
  onChange: (timeOrText: string) => void
}

/** uu:mm as text, 24 hours: a native time field shows AM and PM on devices set that way. */
export function TimeField({
  id,
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  className,
  onBlur,
  ...rest
}: TimeFieldProps) {
  const [typed, setTyped] = useState(value)
  const shown = (timeFromText(typed) ?? typed) === value ? typed : value

  function type(text: string) {
    setTyped(text)
    onChange(timeFromText(text) ?? text)
  }

  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(aria) => (
        <input
          autoComplete="off"
          {...rest}
          {...aria}
          type="text"
          inputMode="decimal"
          value={shown}
          className={["input input-time", className].filter(Boolean).join(" ")}
          onChange={(event) => type(event.target.value)}
          onBlur={(event) => {
            setTyped(value)
            onBlur?.(event)
          }}
        />
      )}
    </Field>
  )
}
