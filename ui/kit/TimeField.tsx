import { timeFromText } from "../lib/time.ts"
import { TypedField, type TypedFieldProps } from "./TypedField.tsx"

/** uu:mm as text, stored as 'HH:mm': a native time field shows AM and PM on devices set that way. */
export const TimeField = ({ className = "", ...rest }: TypedFieldProps) => (
  <TypedField
    {...rest}
    className={`input-time ${className}`}
    inputMode="decimal"
    read={timeFromText}
    show={(time) => time}
  />
)
