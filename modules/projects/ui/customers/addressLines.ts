import type { Customer } from "../../schema.ts"
import { wayTo } from "../detail/wayTo.ts"

/** As one writes it on an envelope. */
export const addressLines = ({ address, postcode, city }: Pick<Customer, "address" | "postcode" | "city">) =>
  [address, [postcode, city].filter(Boolean).join(" ")].filter(Boolean)

/** Only to a street: a town is no place to drive to. */
export const wayToCustomer = (customer: Pick<Customer, "address" | "postcode" | "city">) =>
  customer.address
    ? wayTo({ address: addressLines(customer).join(", "), latitude: null, longitude: null })
    : undefined
