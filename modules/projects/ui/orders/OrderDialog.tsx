import { useTranslation } from "react-i18next"
import { defineForm } from "#ui/form/defineForm.tsx"
import { day, money, orNull, select, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import {
  type Commitment,
  type CommitmentCategory,
  commitmentCategories,
  NewCommitment,
} from "../../commitments/schema.ts"
import { affectedPaths } from "../hooks.ts"
import { api } from "./api.ts"

const order = defineForm(
  NewCommitment,
  {
    category: select<CommitmentCategory>(),
    supplier: text,
    description: text,
    amount: money,
    expectedOn: orNull(day),
  },
  {
    id: "order",
    label: (name) => t(`projects.orders.field.${name}`),
    wrong: (name) => t(`projects.orders.wrong.${name}`),
  },
)

/** Material on order, the price agreed with a subcontractor, a container that was rented: new, or one that is known. */
export function OrderDialog({
  project,
  known,
  onClose,
}: {
  project: number
  known?: Commitment
  onClose: () => void
}) {
  const { t } = useTranslation()
  const form = order.useForm({
    start: { category: "material" },
    of: known && { row: known, valuesOf: (row: Commitment) => row, newest: () => newest(project, known.id) },
    send: (filled, { row }) =>
      row
        ? api.change(project, row.id, { ...filled, version: row.version })
        : api.add(project, filled, newKey()),
    refreshes: affectedPaths,
    done: known ? "projects.orders.changed" : "projects.orders.added",
    onSaved: onClose,
  })
  return (
    <order.Dialog
      form={form}
      onClose={onClose}
      title={t(known ? "projects.orders.change" : "projects.orders.add")}
      failed={t("projects.orders.failed")}
      save={t("projects.orders.save")}
      className="stack roomy"
    >
      <order.Field name="supplier" autoComplete="off" />
      <order.Field name="description" autoComplete="off" />
      <order.Field
        name="category"
        options={commitmentCategories.map((each) => ({
          value: each,
          label: t(`projects.costs.category.${each}`),
        }))}
      />
      <div className="cost-quantity stack roomy">
        <order.Field name="amount" />
        <order.Field name="expectedOn" optional />
      </div>
    </order.Dialog>
  )
}

const newest = async (project: number, id: number) => (await api.of(project)).find((row) => row.id === id)!
