import { Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useFormAround } from "#ui/form/context.ts"
import { Button } from "#ui/kit/Button.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import type { ProjectExtraWork } from "../../extraWork/schema.ts"
import { type Unit, units } from "../../pricing/norm.ts"
import { unitWord } from "../priceBook/words.ts"
import type { TypedLine } from "./typed.ts"

const signs = ["more", "less"] as const
const vatRates = [21, 9, 0] as const

interface LineFieldsProps {
  index: number
  line: TypedLine
  /** All of it at one price, so that there is nothing to count. */
  single?: boolean
  rates: ProjectExtraWork["rates"]
  onChange: (line: TypedLine) => void
  onBlur: () => void
  remove?: () => void
}

export function LineFields({
  index,
  line,
  single = false,
  rates,
  onChange,
  onBlur,
  remove,
}: LineFieldsProps) {
  const { t } = useTranslation()
  const { errors } = useFormAround()
  const at = (name: string) => {
    const path = `lines.${index}.${name}`
    return { id: `extra-${path}`, error: errors[path], onBlur }
  }
  const known = rates.find(({ rate }) => String(rate) === line.vatRate)
  return (
    <>
      {!single && (
        <TextField
          {...at("description")}
          label={t("quotes.extra.line.description", { number: index + 1 })}
          value={line.description}
          onChange={(description) => onChange({ ...line, description })}
          autoComplete="off"
        />
      )}
      <Segmented
        legend={t("quotes.extra.line.sign")}
        options={signs.map((value) => ({ value, label: t(`quotes.extra.line.${value}`) }))}
        value={line.less ? "less" : "more"}
        onChange={(sign) => onChange({ ...line, less: sign === "less" })}
      />
      <div className="extra-amounts">
        {!single && (
          <>
            <NumberField
              {...at("quantity")}
              label={t("quotes.extra.line.quantity")}
              value={line.quantity}
              onChange={(quantity) => onChange({ ...line, quantity })}
            />
            <Select
              {...at("unit")}
              label={t("quotes.extra.line.unit")}
              options={units.map((value) => ({ value, label: unitWord(value) }))}
              value={line.unit}
              onChange={(unit) => onChange({ ...line, unit: unit as Unit })}
            />
          </>
        )}
        <NumberField
          {...at("unitPrice")}
          label={t(single ? "quotes.extra.line.wholePrice" : "quotes.extra.line.price")}
          unit="€"
          value={line.price}
          onChange={(price) => onChange({ ...line, price })}
        />
        <Select
          {...at("vatRate")}
          label={t("quotes.extra.line.vat")}
          options={vatRates.map((rate) => ({ value: String(rate), label: `${rate}%` }))}
          value={line.vatRate}
          onChange={(vatRate) => onChange({ ...line, vatRate, vatReason: "" })}
        />
      </div>
      {single && <p className="muted">{t("quotes.extra.hint.price")}</p>}
      {(!known || errors[`lines.${index}.vatReason`]) && (
        <TextField
          {...at("vatReason")}
          label={t("quotes.extra.line.reason")}
          hint={t("quotes.extra.hint.vatReason")}
          value={line.vatReason}
          onChange={(vatReason) => onChange({ ...line, vatReason })}
        />
      )}
      {remove && (
        <Button className="button-small" onClick={remove}>
          <Trash2 aria-hidden size="1.2em" />
          {t("quotes.extra.line.remove", { number: index + 1 })}
        </Button>
      )}
    </>
  )
}
