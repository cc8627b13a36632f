import * as z from "zod/mini"
import type { Role } from "./roles.ts"

/** Something that needs someone. `text` is the key of its sentence in the office's texts, `values` fill it. */
export const Notice = z.object({
  key: z.string(),
  text: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  count: z.int(),
  href: z.string(),
  since: z.nullable(z.iso.datetime()),
  tone: z.enum(["bad", "warn", "info"]),
  role: z.enum(["worker", "manager", "owner"]),
})
export type Notice = z.infer<typeof Notice>

/** What needs someone now; `me` is who asks, for what concerns him alone. */
export type NoticeSource = (me: { id: number; role: Role }) => Notice[]
