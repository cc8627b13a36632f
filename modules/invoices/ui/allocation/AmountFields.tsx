import { useTranslation } from "react-i18next"
import { formatEuro } from "#src/shared/euro.ts"
import { Button } from "#ui/kit/Button.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { type Left, netShare } from "../../allocations/shares.ts"
import { centsTyped } from "./judge.ts"
import type { useAllocationForm } from "./useAllocationForm.ts"

/** How much: in euros, as a part of the invoice, or by one press; and what that costs the project. */
export function AmountFields({
  form,
  left,
  field,
}: {
  form: ReturnType<typeof useAllocationForm>
  left: Left
  field: (name: string) => string
}) {
  const { t } = useTranslation()
  const { typed, percent, parts, sentences } = form
  return (
    <div className="allocation-amount">
      <div className="allocation-amounts">
        <NumberField
          id={field("amount")}
          label={t("invoices.allocations.form.amount")}
          hint={t("invoices.allocations.form.amountHint", { amount: formatEuro(Math.abs(left.cents)) })}
          unit="€"
          value={typed.amount}
          onChange={form.typeAmount}
          onBlur={() => form.leave("amount")}
          error={sentences.amount}
        />
        <NumberField
          id={field("percent")}
          label={t("invoices.allocations.form.percent")}
          optional
          unit="%"
          value={percent}
          onChange={form.typePercent}
        />
      </div>
      <div className="allocation-quick-row">
        <fieldset className="allocation-quick">
          <legend className="visually-hidden">{t("invoices.allocations.form.quick")}</legend>
          <Button className="button-small" onClick={form.rest}>
            {t("invoices.allocations.form.rest")}
          </Button>
          {parts.map(({ percentage, fill }) => (
            <Button key={percentage} className="button-small" onClick={fill}>
              {t("invoices.allocations.form.part", { percent: percentage })}
            </Button>
          ))}
        </fieldset>
        <Net text={typed.amount} left={left} />
      </div>
    </div>
  )
}

function Net({ text, left }: { text: string; left: Left }) {
  const { t } = useTranslation()
  const cents = centsTyped(text)
  const fits = cents !== undefined && cents <= Math.abs(left.cents)
  const net = fits ? netShare(cents * Math.sign(left.cents), left) : 0
  const amount = formatEuro(Math.abs(net))
  return (
    <p className="allocation-net" aria-live="polite">
      {fits &&
        t(left.cents < 0 ? "invoices.allocations.form.netOff" : "invoices.allocations.form.net", { amount })}
    </p>
  )
}
