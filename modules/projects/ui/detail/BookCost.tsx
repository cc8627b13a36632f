import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { day, number, orNull, select, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import type { Commitment } from "../../commitments/schema.ts"
import { type CostCategory, costCategories, NewCost } from "../../schema.ts"
import { api } from "../api.ts"
import { affectedPaths } from "../hooks.ts"
import { openOrders } from "../orders/likely.ts"
import { orderChoice } from "../orders/orderChoice.tsx"

const cost = defineForm(
  NewCost,
  {
    category: select<CostCategory>(),
    day,
    description: text,
    amount: number,
    quantity: orNull(number),
    unit: text,
    commitmentId: orderChoice,
  },
  {
    id: "cost",
    label: (name) =>
      name === "commitmentId" ? t("projects.orders.belongs") : t(`projects.costs.field.${name}`),
    wrong: (name) =>
      name === "commitmentId" ? t("projects.errors.orderNotFound") : t(`projects.costs.wrong.${name}`),
    toCall: (values) => ({
      ...values,
      commitmentId: values.category === "hours" ? null : values.commitmentId,
      unit: values.category === "hours" ? t("projects.costs.hourUnit") : values.unit,
    }),
  },
)

/** An invoice that came in otherwise, or hours of before, booked by hand. */
export function BookCost({
  id,
  orders,
  onClose,
}: {
  id: number
  orders: readonly Commitment[]
  onClose: () => void
}) {
  const { t } = useTranslation()
  const form = cost.useForm({
    start: { category: "material", day: dayOf(new Date()) },
    send: (booking) => api.bookCost(id, booking, newKey()),
    refreshes: affectedPaths,
    done: "projects.costs.done",
    onSaved: onClose,
  })
  const category = cost.useTyped("category", form)
  const hours = category === "hours"
  const open = openOrders(orders, category)
  return (
    <cost.Dialog
      form={form}
      onClose={onClose}
      title={t("projects.costs.book")}
      failed={t("projects.costs.failed")}
      save={t("projects.costs.save")}
      className="stack roomy"
    >
      <cost.Field
        name="category"
        options={costCategories.map((each) => ({ value: each, label: t(`projects.costs.category.${each}`) }))}
        // An order is of one kind.
        onTyped={() => form.set("commitmentId", "")}
      />
      {open.length > 0 && <cost.Field name="commitmentId" orders={open} />}
      <cost.Field name="day" />
      <cost.Field name="description" autoComplete="off" />
      <cost.Field name="amount" hint={t("projects.costs.hint.amount")} unit="€" />
      <div className="cost-quantity stack roomy">
        <cost.Field
          name="quantity"
          unit={hours ? t("projects.costs.hourUnit") : undefined}
          optional={!hours}
        />
        {!hours && <cost.Field name="unit" autoComplete="off" optional />}
      </div>
    </cost.Dialog>
  )
}
