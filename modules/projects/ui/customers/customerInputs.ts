import type { Customer, NewCustomer } from "../../schema.ts"

export type Filled = Required<NewCustomer>

export interface CustomerInputProps {
  name: keyof Filled
  type?: "email" | "tel"
  /** Two such fields share a row where there is room. */
  half?: boolean
  hint?: boolean
  required?: boolean
}

/** In the order in which one asks for them. */
export const customerInputs: CustomerInputProps[] = [
  { name: "name", hint: true, required: true },
  { name: "email", type: "email" },
  { name: "phone", type: "tel" },
  { name: "address", hint: true },
  { name: "postcode", half: true },
  { name: "city", half: true },
  { name: "kvk", half: true, hint: true },
  { name: "btwId", half: true, hint: true },
  { name: "notes", hint: true },
]

export const inputNames = customerInputs.map(({ name }) => name)

export const emptyCustomer = Object.fromEntries(inputNames.map((name) => [name, ""])) as Filled

export const filledOf = (customer: Customer) =>
  Object.fromEntries(inputNames.map((name) => [name, customer[name]])) as Filled
