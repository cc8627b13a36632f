import { searchIn, unspaced } from "#ui/lib/search.ts"
import type { Message } from "../schema.ts"

export const found = searchIn(({ name, email, phone, subject, message }: Message) =>
  [name, email, phone, unspaced(phone), subject, message].join(" "),
)
