import * as z from "zod/mini"
import { Email, line, Phone } from "#src/shared/contact.ts"

/**
 * The company as it stands on documents and pages. Empty means: not filled in, so left out.
 * `address` may hold more lines ("Havenweg 12\n4301 JK Zierikzee").
 */
export const Settings = z.strictObject({
  companyName: line(120),
  contactEmail: z.union([z.literal(""), Email]),
  phone: z.union([z.literal(""), Phone]),
  address: z.string().check(z.trim(), z.maxLength(300), z.regex(/^(\n|[^\p{Cc}\p{Cs}])*$/u)),
  kvk: line(20),
  btwId: line(30),
  iban: line(42),
})
export type Settings = z.infer<typeof Settings>

/** What a visitor's pages may know of the company. */
export type PublicCompany = Pick<
  Settings,
  "companyName" | "contactEmail" | "phone" | "address" | "kvk" | "btwId"
>

export const Health = z.object({ ok: z.literal(true) })
