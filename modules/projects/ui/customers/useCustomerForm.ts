import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import type { TextKey } from "#ui/lib/i18n.ts"
import { marking, sentenceOf } from "#ui/lib/refusal.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { sharing } from "../../customers/recognition.ts"
import { type CustomerCard, NewCustomer } from "../../schema.ts"
import { type Filled, inputNames } from "./customerInputs.ts"
import { customersPath, useCustomers } from "./hooks.ts"

export interface CustomerFormOptions {
  start: Filled
  /** Who is being changed: no double of himself. */
  id?: number
  send: (filled: Filled) => Promise<CustomerCard>
  done: TextKey
  onSaved: (card: CustomerCard) => void
}

export type CustomerFormState = ReturnType<typeof useCustomerForm>

/** The fields of a customer. `attempt` counts the tries that failed; `doubles`: who is known by the same address or number. */
export function useCustomerForm({ start, id, send, done, onSaved }: CustomerFormOptions) {
  const { t } = useTranslation()
  const everyone = useCustomers().data ?? []
  const [attempt, setAttempt] = useState(0)
  const [reach, setReach] = useState({ email: start.email, phone: start.phone })
  const form = useForm<Filled>({
    defaultValues: start,
    resolver: standardSchemaResolver(NewCustomer) as never,
    mode: "onTouched",
    shouldFocusError: false,
  })
  const save = useAction(marking(form, inputNames, send), { refreshes: customersPath, done })
  const failed = () => setAttempt((count) => count + 1)

  const submit = form.handleSubmit(async (filled) => {
    const card = await save.act(filled)
    if (card) onSaved(card)
    else failed()
  }, failed)

  const { errors } = form.formState
  const sentences: Partial<Record<keyof Filled, string>> = Object.fromEntries(
    inputNames.map((name) => [name, sentenceOf(errors[name], t(`projects.customers.wrong.${name}`))]),
  )
  const doubles = sharing(everyone, reach).filter((other) => other.id !== id)
  /** On leaving a field, not at every letter: half a number is no number. */
  const lookForDoubles = () => setReach({ email: form.getValues("email"), phone: form.getValues("phone") })
  return { form, submit, save, attempt, sentences, doubles, lookForDoubles }
}
