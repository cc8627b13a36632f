import { useState } from "react"
import { type FieldErrors, useController, useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { safeParse } from "zod/v4/core"
import { dayOf } from "#src/shared/calendar.ts"
import { parseDecimal } from "#src/shared/decimal.ts"
import { marking, sentenceOf } from "#ui/lib/refusal.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { NewCost } from "../../schema.ts"
import { api } from "../api.ts"
import { touched } from "../hooks.ts"

/** As typed. */
interface Typed {
  category: string
  day: string
  description: string
  amount: string
  quantity: string
  unit: string
}
const names = ["category", "day", "description", "amount", "quantity", "unit"] as const

/** The form of a booking by hand; `attempt` counts the tries that failed. */
export function useCostForm(id: number, onBooked: () => void) {
  const { t } = useTranslation()
  const [attempt, setAttempt] = useState(0)
  const form = useForm<Typed>({
    defaultValues: {
      category: "material",
      day: dayOf(new Date()),
      description: "",
      amount: "",
      quantity: "",
      unit: "",
    },
    resolver: (typed) => {
      const read = safeParse(NewCost, costOf(typed, t("projects.costs.hourUnit")))
      return read.success ? { values: typed, errors: {} } : { values: {}, errors: wrongs(read.error.issues) }
    },
    mode: "onTouched",
    shouldFocusError: false,
  })
  const { control } = form
  const fields = {
    category: useController({ control, name: "category" }).field,
    day: useController({ control, name: "day" }).field,
    description: useController({ control, name: "description" }).field,
    amount: useController({ control, name: "amount" }).field,
    quantity: useController({ control, name: "quantity" }).field,
    unit: useController({ control, name: "unit" }).field,
  }
  const book = useAction(
    marking(form, names, (typed: Typed) =>
      // The resolver let it through, so it is a booking.
      api.bookCost(id, costOf(typed, t("projects.costs.hourUnit")) as NewCost),
    ),
    { refreshes: touched, done: "projects.costs.done" },
  )
  const failed = () => setAttempt(attempt + 1)

  const submit = form.handleSubmit(async (typed) => {
    if (await book.act(typed)) onBooked()
    else failed()
  }, failed)

  const { errors } = form.formState
  const sentences: Partial<Record<keyof Typed, string>> = Object.fromEntries(
    names.map((name) => [name, sentenceOf(errors[name], t(`projects.costs.wrong.${name}`))]),
  )
  return { fields, submit, book, attempt, sentences }
}

function costOf({ category, day, description, amount, quantity, unit }: Typed, hourUnit: string) {
  return {
    ...{ category, day, description },
    amount: parseDecimal(amount) ?? Number.NaN,
    quantity: quantity.trim() === "" ? null : (parseDecimal(quantity) ?? Number.NaN),
    unit: category === "hours" ? hourUnit : unit,
  }
}

const wrongs = (issues: readonly { path: PropertyKey[] }[]): FieldErrors<Typed> =>
  Object.fromEntries(issues.map(({ path }) => [path[0], { type: "schema" }]))
