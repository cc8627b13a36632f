import * as z from "zod/mini"
import type { Role } from "./roles.ts"

/**
 * Whether it costs money as long as it stands, was asked of who reads it by name, keeps work waiting, or is to be
 * finished. In the order of urgency.
 */
export const noticeGroups = ["money", "own", "work", "rest"] as const

/**
 * Something that needs someone: one matter, of however many things. `text` is the key of its sentence in the office's
 * texts, `detail` of what is said below it, `action` of what one does about it; `values` fill them.
 */
export const Notice = z.object({
  key: z.string(),
  text: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  count: z.int(),
  href: z.string(),
  since: z.nullable(z.iso.datetime()),
  tone: z.enum(["bad", "warn", "info"]),
  role: z.enum(["worker", "manager", "owner"]),
  group: z.optional(z.enum(noticeGroups)),
  detail: z.optional(z.string()),
  action: z.optional(z.string()),
  /** What it is about, of which the most stands first; what is lost is below zero. */
  cents: z.optional(z.int()),
})
export type Notice = z.infer<typeof Notice>

/** What went wrong keeps work waiting, unless told otherwise. */
export const groupOf = ({ group, tone }: Notice) => group ?? (tone === "bad" ? "work" : "rest")

/** What needs someone now; `me` is who asks, for what concerns him alone. */
export type NoticeSource = (me: { id: number; role: Role }) => Notice[]
