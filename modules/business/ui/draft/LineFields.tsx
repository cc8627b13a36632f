import { Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { type Unit, units } from "#modules/quotes/pricing/norm.ts"
import { unitWord } from "#modules/quotes/ui/priceBook/words.ts"
import { Button } from "#ui/kit/Button.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import type { LineRowProps } from "./LineRow.tsx"
import { isFixed } from "./typed.ts"

const signs = ["more", "less"] as const
const vatRates = [21, 9, 0] as const

/** One line that lies open. What stands for something else is only worded otherwise. */
export function LineFields({
  index,
  line,
  rates,
  faults = {},
  set,
  leave,
  remove,
}: Omit<LineRowProps, "open" | "toggle">) {
  const { t } = useTranslation()
  const change = (part: Partial<typeof line>) => set(index, { ...line, ...part })
  const at = (name: string) => ({
    ...{ id: `salesDraft-lines.${index}.${name}`, error: faults[name], onBlur: leave },
  })
  const known = rates.some(({ rate }) => String(rate) === line.vatRate)
  return (
    <>
      <TextField
        {...at("description")}
        label={t("business.line.description", { number: index + 1 })}
        value={line.description}
        onChange={(description) => change({ description })}
        autoComplete="off"
      />
      {!isFixed(line) && (
        <>
          <Segmented
            legend={t("business.line.sign")}
            options={signs.map((value) => ({ value, label: t(`business.line.${value}`) }))}
            value={line.less ? "less" : "more"}
            onChange={(sign) => change({ less: sign === "less" })}
          />
          <div className="sales-amounts">
            <NumberField
              {...at("quantity")}
              label={t("business.line.quantity")}
              value={line.quantity}
              onChange={(quantity) => change({ quantity })}
            />
            <Select
              {...at("unit")}
              label={t("business.line.unit")}
              options={units.map((value) => ({ value, label: unitWord(value) }))}
              value={line.unit}
              onChange={(unit) => change({ unit: unit as Unit })}
            />
            <NumberField
              {...at("unitPrice")}
              label={t("business.line.price")}
              unit="€"
              value={line.price}
              onChange={(price) => change({ price })}
            />
            <Select
              {...at("vatRate")}
              label={t("business.line.vat")}
              options={vatRates.map((rate) => ({ value: String(rate), label: `${rate}%` }))}
              value={line.vatRate}
              onChange={(vatRate) => change({ vatRate, vatReason: "" })}
            />
          </div>
          {(!known || faults.vatReason) && (
            <TextField
              {...at("vatReason")}
              label={t("business.line.reason")}
              hint={t("business.hint.vatReason")}
              value={line.vatReason}
              onChange={(vatReason) => change({ vatReason })}
            />
          )}
        </>
      )}
      {line.source && <p className="field-hint">{t(`business.line.fixed.${line.source.kind}`)}</p>}
      {remove && (
        <Button className="button-small" onClick={() => remove(index)}>
          <Trash2 aria-hidden size="1.2em" />
          {t("business.line.remove", { number: index + 1 })}
        </Button>
      )}
    </>
  )
}
