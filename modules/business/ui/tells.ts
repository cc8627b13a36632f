import "./texts.ts"
import { formatEuros } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import type { Tells, ToldChange } from "#ui/lib/module.ts"

const actions = [
  ...["drafted", "changed", "removed", "restored", "sent", "credited", "mailed"],
  ...["paid", "paymentRemoved", "paymentRestored", "planChanged"],
]

/** Of invoices and payments, with amounts in words. */
export const tells: Tells = Object.fromEntries(
  actions.map((action) => [
    `sales.${action}`,
    ({ details }: ToldChange) =>
      t(`business.did.${action as "sent"}`, {
        ...(details as { number: string }),
        amount: formatEuros(Number(details.amount)),
      }),
  ]),
)
