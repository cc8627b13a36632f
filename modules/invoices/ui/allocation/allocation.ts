import * as z from "zod/mini"
import { orderChoice } from "#modules/projects/ui/orders/orderChoice.tsx"
import { defineForm } from "#ui/form/defineForm.tsx"
import type { ExtraOf, Kind } from "#ui/form/kind.ts"
import { choice, drawn, number, text } from "#ui/form/kinds.tsx"
import { Allocate } from "../../allocations/schema.ts"
import type { AllocationCategory } from "../../schema.ts"
import { centsTyped } from "./judge.ts"

/** A number of which the judge wants to know how it was typed. */
const figure: Kind<string, string, ExtraOf<typeof number>> = {
  ...text,
  View: number.View,
}

/** A part of an invoice for one project. Amount and percentage fill each other; the amount is what counts. */
export const allocation = defineForm(
  z.omit(Allocate, { purchaseInvoiceId: true, createdBy: true }),
  {
    projectId: drawn<number | null>(null),
    amount: figure,
    percent: figure,
    category: choice<AllocationCategory>(),
    description: text,
    commitmentId: orderChoice,
  },
  {
    id: "allocation",
    toCall: ({ percent: _, projectId, amount, ...rest }) => ({
      ...rest,
      projectId: projectId ?? Number.NaN,
      amount: (centsTyped(amount) ?? Number.NaN) / 100,
    }),
  },
)
