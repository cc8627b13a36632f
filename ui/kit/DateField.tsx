import { type ComponentProps, useState } from "react"
import { useTranslation } from "react-i18next"
import { dayFromText, textFromDay } from "../lib/day.ts"
import { Field, type FieldProps } from "./Field.tsx"

interface DateFieldProps
  extends FieldProps,
    Omit<ComponentProps<"input">, "id" | "value" | "onChange" | "type" | "inputMode"> {
  /** 'yyyy-MM-dd', or the text as typed as long as that is no day. */
  value: string
  onChange: (dayOrText: string) => void
}

/** dd-mm-jjjj as text: a native date field shows the order of the device's language. */
export function DateField({
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
}: DateFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(textFromDay(value))
  const shown = (dayFromText(typed) ?? typed) === value ? typed : textFromDay(value)

  function type(text: string) {
    setTyped(text)
    onChange(dayFromText(text) ?? text)
  }

  return (
    <Field {...{ id, label, error, optional }} hint={hint ?? t("kit.field.dateHint")}>
      {(aria) => (
        <input
          autoComplete="off"
          {...rest}
          {...aria}
          type="text"
          inputMode="numeric"
          value={shown}
          className={["input input-date", className].filter(Boolean).join(" ")}
          onChange={(event) => type(event.target.value)}
          onBlur={(event) => {
            setTyped(textFromDay(value))
            onBlur?.(event)
          }}
        />
      )}
    </Field>
  )
}
