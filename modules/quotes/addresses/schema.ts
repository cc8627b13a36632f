import * as z from "zod/mini"
import { line } from "#src/shared/text.ts"

/** As a visitor types them: '4301ab' and '12 a' will do. */
export const AddressOf = z.strictObject({ postcode: line(10), houseNumber: line(12) })
export type AddressOf = z.infer<typeof AddressOf>

/** `builtIn`: the year, where it is known. */
export const Address = z.object({
  street: z.string(),
  houseNumber: z.string(),
  city: z.string(),
  builtIn: z.nullable(z.int()),
})
export type Address = z.infer<typeof Address>

/** Null: not found, or nobody could be asked; then one types it. `configured`: asking again makes sense. */
export const AddressReply = z.object({ configured: z.boolean(), address: z.nullable(Address) })
export type AddressReply = z.infer<typeof AddressReply>
