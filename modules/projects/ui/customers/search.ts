import { searchIn, unspaced } from "#ui/lib/search.ts"
import type { Customer } from "../../schema.ts"

/** Customers by anything that is known of them but the notes. */
export const found = searchIn(({ name, email, phone, address, postcode, city, kvk }: Customer) =>
  [name, email, phone, unspaced(phone), address, postcode, unspaced(postcode), city, kvk].join(" "),
)
