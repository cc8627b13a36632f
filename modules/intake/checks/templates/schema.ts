import * as z from "zod/mini"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { line } from "#src/shared/text.ts"
import { Code, TemplateItem, Type, takes, Version } from "../schema.ts"

const longestItem = 160
const longestUnit = 20
/** More than this nobody walks through. */
export const mostOwn = 40

/** An item of a template as the owner sees it. */
export const ListedItem = z.extend(TemplateItem, {
  type: z.enum(projectTypes),
  off: z.boolean(),
  /** Added by the company itself. */
  own: z.boolean(),
  /** Of what ships: whether it reads otherwise now. */
  changed: z.boolean(),
  version: z.int(),
})
export type ListedItem = z.infer<typeof ListedItem>

const item = {
  text: line(longestItem, { missing: "intake.itemMissing", tooLong: "intake.itemTooLong" }).check(
    z.minLength(1, "intake.itemMissing"),
  ),
  required: z.boolean(),
  takes: z.enum(takes),
  /** Of what takes a number; empty: a number by itself. */
  unit: line(longestUnit, { tooLong: "intake.unitTooLong" }),
}
export const NewItem = z.strictObject({ type: Type, ...item })
export type NewItem = z.infer<typeof NewItem>
export const ItemChange = z.strictObject({ ...item, off: z.boolean(), version: Version })
export type ItemChange = z.infer<typeof ItemChange>
/** Past the next one of its type. */
export const ItemMove = z.strictObject({ to: z.enum(["up", "down"]), version: Version })
export type ItemMove = z.infer<typeof ItemMove>
export const ByCode = z.object({ code: Code })
