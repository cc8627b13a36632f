import { useEffect, useRef } from "react"
import { addressLines } from "../customers/addressLines.ts"
import { useCustomers } from "../customers/hooks.ts"
import { type ProjectForm, project } from "./project.tsx"

/** Hook: most work is where the customer lives, so his address stands there until someone types another. */
export function useSiteOfCustomer(form: ProjectForm, isNew: boolean) {
  const customerId = project.useTyped("customerId", form)
  const customer = useCustomers().data?.find(({ id }) => id === customerId)
  const filled = useRef("")
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each customer, not whenever the form is drawn
  useEffect(() => {
    if (!isNew || !customer) return
    const typed = form.typed().address
    if (typed !== "" && typed !== filled.current) return
    filled.current = addressLines(customer).join(", ")
    form.set("address", filled.current)
  }, [customer, isNew])
}
