import { useState } from "react"
import { ApiError } from "#ui/lib/http.ts"
import type { CustomerCard } from "../../schema.ts"
import { api } from "./api.ts"
import { type Filled, filledOf, inputNames } from "./customerInputs.ts"
import { useCustomerForm } from "./useCustomerForm.ts"

export type Edit = ReturnType<typeof useEdit>

/** Changing a customer. `theirs` is how he is kept now, when someone else was first. */
export function useEdit(card: CustomerCard, onSaved: (card: CustomerCard) => void) {
  const [base, setBase] = useState(card)
  const [theirs, setTheirs] = useState<CustomerCard>()
  const state = useCustomerForm({
    start: filledOf(base),
    id: base.id,
    send,
    done: "projects.customers.form.saved",
    onSaved,
  })
  const { form } = state

  async function send(filled: Filled) {
    try {
      return await api.change(base.id, { ...filled, version: base.version })
    } catch (error) {
      // Changed by someone else, or joined to another customer: then this gives the other.
      if (error instanceof ApiError && error.status === 409) setTheirs(await api.get(base.id))
      throw error
    }
  }

  /** Goes on from what the other saved; `mine`: with what was changed here put over it. */
  function goOn(mine: boolean) {
    if (!theirs) return
    const changed = inputNames.filter((name) => form.getFieldState(name, form.formState).isDirty)
    const values = form.getValues()
    form.reset(filledOf(theirs))
    if (mine) for (const name of changed) form.setValue(name, values[name], { shouldDirty: true })
    setBase(theirs)
    setTheirs(undefined)
    state.save.forget()
  }

  return { state, base, theirs, goOn }
}
