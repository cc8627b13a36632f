import type { ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import { describedBy, Field, type FieldProps } from "./Field.tsx"

interface TextAreaProps
  extends FieldProps,
    Omit<ComponentProps<"textarea">, "id" | "value" | "onChange" | "maxLength"> {
  value: string
  onChange: (value: string) => void
  /** Longest text: shown as a count near the end, never cut off while typing or pasting. */
  limit?: number
}

export function TextArea({
  id,
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  limit,
  className,
  ...rest
}: TextAreaProps) {
  const left = limit === undefined ? undefined : limit - value.length
  const counted = left !== undefined && left < Math.min(100, limit! / 2)
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(aria) => (
        <>
          <textarea
            rows={4}
            {...rest}
            {...aria}
            aria-describedby={describedBy(id, hint, error, counted ? `${id}-left` : undefined)}
            value={value}
            className={["input", className].filter(Boolean).join(" ")}
            onChange={(event) => onChange(event.target.value)}
          />
          {counted && <Left id={`${id}-left`} left={left} />}
        </>
      )}
    </Field>
  )
}

function Left({ id, left }: { id: string; left: number }) {
  const { t } = useTranslation()
  return (
    <p className={left < 0 ? "field-error" : "field-hint"} id={id}>
      {left < 0 ? t("kit.field.tooLong", { count: -left }) : t("kit.field.characters", { count: left })}
    </p>
  )
}
