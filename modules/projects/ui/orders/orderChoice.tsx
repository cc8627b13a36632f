import type { ComponentProps } from "react"
import type { Kind } from "#ui/form/kind.ts"
import { Select } from "#ui/kit/Select.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import type { Commitment } from "../../commitments/schema.ts"

type Extra = { orders: readonly Commitment[] } & Pick<ComponentProps<typeof Select>, "hint">

/** Which order a cost is a part of; null: of none. */
export const orderChoice: Kind<string, number | null, Extra> = {
  show: (id) => (id ? String(id) : ""),
  read: (typed) => (typed === "" ? null : Number(typed)),
  View: ({ orders, ...field }) => (
    <Select
      {...field}
      hint={t("projects.orders.belongsHint")}
      empty={t("projects.orders.noOrder")}
      options={orders.map((order) => ({ value: String(order.id), label: choiceText(order) }))}
    />
  ),
}

const choiceText = ({ supplier, description, remaining }: Commitment) =>
  t("projects.orders.choice", {
    what: [supplier, description].filter(Boolean).join(", "),
    amount: formatEuros(remaining),
  })
