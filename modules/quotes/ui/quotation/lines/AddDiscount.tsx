import { type FormEvent, useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { parseDecimal } from "#src/shared/decimal.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { sum } from "#src/shared/rounding.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { LineInput, QuotationLine } from "../../../quotations/content.schema.ts"
import { type Discount, discountLines } from "./discount.ts"

/** Asks how much comes off, and says what that does before it is added. */
export function AddDiscount({
  priced,
  add,
  onClose,
}: {
  priced: readonly QuotationLine[]
  add: (lines: LineInput[]) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const form = useId()
  const [kind, setKind] = useState<Discount["kind"]>("percent")
  const [value, setValue] = useState("")
  const [description, setDescription] = useState("")
  const [tried, setTried] = useState(false)
  const amount = parseDecimal(value)
  const net = sum(priced.map(({ total }) => total))
  const limit = kind === "percent" ? 100 : net
  const wrong = amount === undefined || amount <= 0 || amount > limit
  const own =
    kind === "percent" && !wrong
      ? t("quotes.quotation.discount.percentOff", { percent: formatQuantity(amount) })
      : t("quotes.quotation.discount.name")
  const lines = wrong
    ? []
    : discountLines(
        priced,
        { kind, value: amount },
        {
          description: description.trim() || own,
          reason: (rate) => t("quotes.quotation.discount.reason", { rate }),
        },
      )

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!wrong) add(lines)
    else document.getElementById(`${form}-value`)?.focus()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("quotes.quotation.discount.title")}
      actions={
        <>
          <Button type="submit" form={form} variant="primary">
            {t("quotes.quotation.discount.add")}
          </Button>
          <Button onClick={onClose}>{t("quotes.quotation.cancel")}</Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <RadioGroup
          id={`${form}-kind`}
          legend={t("quotes.quotation.discount.kind")}
          value={kind}
          onChange={(next) => setKind(next === "amount" ? "amount" : "percent")}
          options={(["percent", "amount"] as const).map((each) => ({
            value: each,
            label: t(`quotes.quotation.discount.kinds.${each}`),
          }))}
        />
        <NumberField
          id={`${form}-value`}
          label={t(`quotes.quotation.discount.value.${kind}`)}
          unit={kind === "percent" ? "%" : "€"}
          value={value}
          onChange={setValue}
          error={
            tried && wrong
              ? t(`quotes.quotation.discount.wrong.${kind}`, { most: formatEuros(net) })
              : undefined
          }
        />
        <TextField
          id={`${form}-description`}
          label={t("quotes.quotation.line.description")}
          placeholder={own}
          maxLength={300}
          optional
          value={description}
          onChange={setDescription}
        />
        <p role="status">
          {!wrong &&
            t("quotes.quotation.discount.effect", {
              amount: formatEuros(-sum(lines.map(({ unitPrice }) => unitPrice!))),
            })}
          {lines.length > 1 && ` ${t("quotes.quotation.discount.split")}`}
        </p>
      </form>
    </Dialog>
  )
}
