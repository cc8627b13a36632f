import { useTranslation } from "react-i18next"
import { formatEuro, formatQuantity } from "#src/shared/euro.ts"
import { Button } from "#ui/kit/Button.tsx"
import { type Left, netShare, percentageOf } from "../../allocations/shares.ts"
import { allocation } from "./allocation.ts"
import { centsOfPercentage, centsTyped } from "./judge.ts"

/** How much: in euros, as a part of the invoice, or by one press; and what that costs the project. */
export function AmountFields({
  form,
  totalCents,
  left,
}: {
  form: ReturnType<typeof allocation.useForm>
  totalCents: number
  left: Left
}) {
  const { t } = useTranslation()
  const total = Math.abs(totalCents)
  const most = Math.abs(left.cents)
  const percentText = (cents: number | undefined) =>
    cents === undefined ? "" : formatQuantity(percentageOf(cents, total))

  function fill(cents: number) {
    form.set("amount", amountText(cents))
    form.set("percent", percentText(cents))
  }

  return (
    <div className="stack tight">
      <div className="allocation-amounts toolbar">
        <allocation.Field
          name="amount"
          label={t("invoices.allocations.form.amount")}
          hint={t("invoices.allocations.form.amountHint", { amount: formatEuro(most) })}
          unit="€"
          onTyped={(text) => form.set("percent", percentText(centsTyped(text)))}
        />
        <allocation.Field
          name="percent"
          label={t("invoices.allocations.form.percent")}
          optional
          unit="%"
          onTyped={(text) => form.set("amount", amountText(centsOfPercentage(text, total)))}
        />
      </div>
      <div className="cluster roomy">
        <fieldset className="cluster tight">
          <legend className="visually-hidden">{t("invoices.allocations.form.quick")}</legend>
          <Button className="button-small" onClick={() => fill(most)}>
            {t("invoices.allocations.form.rest")}
          </Button>
          {/* The parts of the whole that are still there to be taken. */}
          {[50, 25]
            .map((percent) => ({ percent, cents: Math.round((total * percent) / 100) }))
            .filter(({ cents }) => cents > 0 && cents < most)
            .map(({ percent, cents }) => (
              <Button key={percent} className="button-small" onClick={() => fill(cents)}>
                {t("invoices.allocations.form.part", { percent })}
              </Button>
            ))}
        </fieldset>
        <Net left={left} />
      </div>
    </div>
  )
}

const amountText = (cents: number | undefined) => (cents ? formatQuantity(cents / 100, 2) : "")

function Net({ left }: { left: Left }) {
  const { t } = useTranslation()
  const cents = centsTyped(allocation.useTyped("amount"))
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
