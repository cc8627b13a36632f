import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { faultAt, type TypedLine } from "./typedLines.ts"

interface LineRowsProps {
  /** Begins the id of each field. */
  id: string
  rows: readonly { id: number; name: string; unit: string; hint: ReactNode }[]
  typed: readonly TypedLine[]
  errors: Readonly<Record<string, string>>
  onChange: (lines: TypedLine[]) => void
  /** With a field for what it costs. */
  priced?: boolean
}

/** Materials under each other, each with how much of it. */
export function LineRows({ id, rows, typed, errors, onChange, priced }: LineRowsProps) {
  const { t } = useTranslation()
  const set = (line: TypedLine, values: Partial<TypedLine>) =>
    onChange(typed.map((each) => (each === line ? { ...each, ...values } : each)))
  return (
    <>
      {errors.lines && (
        <p role="alert" className="field-error">
          {errors.lines}
        </p>
      )}
      <ul className="stock-lines plain">
        {rows.map((row) => {
          const line = typed.find((each) => each.id === row.id)
          if (!line) return null
          return (
            <li key={row.id}>
              <NumberField
                id={`${id}-${row.id}`}
                label={row.name}
                hint={row.hint}
                unit={row.unit}
                value={line.quantity}
                error={faultAt(errors, typed, row.id, "quantity")}
                onChange={(quantity) => set(line, { quantity })}
              />
              {priced && (
                <NumberField
                  id={`${id}-${row.id}-price`}
                  label={
                    <>
                      {t("stock.order.price")} <span className="visually-hidden">{row.name}</span>
                    </>
                  }
                  unit="€"
                  value={line.price}
                  error={faultAt(errors, typed, row.id, "price")}
                  onChange={(price) => set(line, { price })}
                />
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
