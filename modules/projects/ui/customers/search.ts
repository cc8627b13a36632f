import { searchIn, unspaced } from "#ui/lib/search.ts"
import type { Customer } from "../../schema.ts"

/** Customers by anything that is known of them and their people but the notes. */
export const found = searchIn(({ name, email, phone, address, postcode, city, kvk, contacts }: Customer) =>
  [
    ...[name, email, phone, unspaced(phone), address, postcode, unspaced(postcode), city, kvk],
    ...contacts.flatMap((one) => [one.name, one.role, one.email, one.phone, unspaced(one.phone)]),
  ].join(" "),
)
