import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { day, number, orNull, select, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { type CostCategory, costCategories, NewCost } from "../../schema.ts"
import { api } from "../api.ts"
import { affectedPaths } from "../hooks.ts"

const cost = defineForm(
  NewCost,
  {
    category: select<CostCategory>(),
    day,
    description: text,
    amount: number,
    quantity: orNull(number),
    unit: text,
  },
  {
    id: "cost",
    label: (name) => t(`projects.costs.field.${name}`),
    wrong: (name) => t(`projects.costs.wrong.${name}`),
    toCall: (values) => ({
      ...values,
      unit: values.category === "hours" ? t("projects.costs.hourUnit") : values.unit,
    }),
  },
)

/** An invoice that came in otherwise, or hours of before, booked by hand. */
export function BookCost({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const form = cost.useForm({
    start: { category: "material", day: dayOf(new Date()) },
    send: (booking) => api.bookCost(id, booking, newKey()),
    refreshes: affectedPaths,
    done: "projects.costs.done",
    onSaved: onClose,
  })
  const hours = cost.useTyped("category", form) === "hours"
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
      />
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
