import * as z from "zod/mini"
import { roles } from "#src/shared/roles.ts"

export const User = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  role: z.enum(roles),
})
export type User = z.infer<typeof User>

const password = z.string().check(z.minLength(1), z.maxLength(128))

/** Only a password: the shared dashboard account. With a user name: a named account. */
export const Login = z.strictObject({
  username: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
  password,
})
export type Login = z.infer<typeof Login>

export const NewAccount = z.strictObject({
  username: z.string().check(z.trim(), z.regex(/^[a-z0-9][a-z0-9._-]{1,58}[a-z0-9]$/i)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  role: z.enum(roles),
  password: z.string().check(z.minLength(8), z.maxLength(128)),
})
export type NewAccount = z.infer<typeof NewAccount>

export const LoggedOut = z.object({ success: z.literal(true) })
