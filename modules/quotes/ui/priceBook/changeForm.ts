import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { day, number, orNull, text } from "#ui/form/kinds.tsx"
import { ChangePrices } from "../../priceBook/schema.ts"

const figure = z.nullable(z.number("quotes.valueWrong"))
const typed = orNull(number)

/** Figures of the book, of which a dialog shows some or none, from when they hold, and why. */
export const change = defineForm(
  z.object({
    ...{ hours: figure, equipment: figure, subcontract: figure, cents: figure, percent: figure },
    ...{ since: ChangePrices.shape.since, reason: ChangePrices.shape.reason },
  }),
  {
    ...{ hours: typed, equipment: typed, subcontract: typed, cents: typed, percent: typed },
    ...{ since: day, reason: text },
  },
  { id: "change" },
)
