import { useTranslation } from "react-i18next"
import { dayFromText, textFromDay } from "../lib/day.ts"
import { TypedField, type TypedFieldProps } from "./TypedField.tsx"

/** dd-mm-jjjj as text, stored as 'yyyy-MM-dd': a native date field shows the order of the device's language. */
export function DateField({ hint, className = "", ...rest }: TypedFieldProps) {
  const { t } = useTranslation()
  return (
    <TypedField
      {...rest}
      hint={hint ?? t("kit.field.dateHint")}
      className={`input-date ${className}`}
      inputMode="numeric"
      read={dayFromText}
      show={textFromDay}
    />
  )
}
