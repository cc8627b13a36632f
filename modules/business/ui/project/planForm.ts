import * as z from "zod/mini"
import { sum } from "#src/shared/rounding.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { drawn } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { type PartInput, type ProjectBilling, SaveBillingPlan, type When } from "../../billing/schema.ts"

/** A part as it is typed; `fixed`: it was invoiced, and stays as it is. */
export interface TypedPart {
  moment: string
  percent: number
  kind: When["kind"]
  /** Of `progress`. */
  from: number
  /** Of `date`. */
  day: string
  fixed: boolean
}

export const planForm = defineForm(
  z.omit(SaveBillingPlan, { version: true }),
  { parts: drawn<TypedPart[]>([]) },
  {
    id: "billingPlan",
    label: () => t("business.billing.parts"),
    wrong: () => t("business.draft.wrong"),
    part(path) {
      const [, row] = path.split(".")
      return row ? t("business.plan.row", { number: Number(row) + 1 }) : undefined
    },
    toCall: ({ parts }) => ({ parts: parts.map(partOf) }),
  },
)

export const filledOf = ({ parts }: ProjectBilling) => ({
  parts: parts.map(
    ({ moment, percent, when, invoice }): TypedPart => ({
      ...{ moment, percent, kind: when.kind, fixed: invoice !== null },
      from: when.kind === "progress" ? when.percent : 50,
      day: when.kind === "date" ? when.day : "",
    }),
  ),
})

/** The code of what is wrong with them together; NaN of what is no number yet is told at its field. */
export const sumFault = (parts: readonly TypedPart[]) => {
  const total = totalOf(parts)
  return !Number.isNaN(total) && total !== 100 && "business.partsSum"
}

export const totalOf = (parts: readonly TypedPart[]) => sum(parts.map(({ percent }) => percent))

function partOf({ moment, percent, kind, from, day }: TypedPart): PartInput {
  if (kind === "progress") return { moment, percent, when: { kind, percent: from } }
  if (kind === "date") return { moment, percent, when: { kind, day } }
  return { moment, percent, when: { kind } }
}
