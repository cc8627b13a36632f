import * as z from "zod/mini"
import { inPortions } from "../jobs/portions.ts"

/**
 * The schema of a reply that may be long, for `response` of a route: its lists, or itself when it is one, are looked at
 * in portions, so that ten thousand rows hold up nobody else. How long a list may be is no matter here.
 */
export function longReply<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  const validate = async (value: unknown) => {
    try {
      return { value: await checked(schema, value) }
    } catch (error) {
      if (error instanceof z.core.$ZodError) return { issues: error.issues }
      throw error
    }
  }
  return Object.create(schema, { "~standard": { value: { ...schema["~standard"], validate } } })
}

/** As JSON.stringify, in portions: of a list itself, or of those that an object holds. */
export async function longText(value: unknown): Promise<string> {
  if (Array.isArray(value))
    return `[${(await inPortions(value, (item) => JSON.stringify(item) ?? "null")).join()}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const members: string[] = []
  for (const [name, member] of Object.entries(value)) {
    const text = Array.isArray(member) ? await longText(member) : JSON.stringify(member)
    if (text !== undefined) members.push(`${JSON.stringify(name)}:${text}`)
  }
  return `{${members.join()}}`
}

async function checked(schema: z.core.$ZodType, value: unknown): Promise<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === "array" && Array.isArray(value))
    return inPortions(value, (item) => z.parse(def.element, item))
  if (def.type !== "object" || typeof value !== "object" || value === null) return z.parse(schema, value)
  const given = value as Record<string, unknown>
  const lists = Object.entries(def.shape).filter(
    ([name, member]) => (member as z.core.$ZodTypes)._zod.def.type === "array" && Array.isArray(given[name]),
  )
  const none = Object.fromEntries(lists.map(([name]) => [name, []]))
  const whole = z.parse(schema, { ...given, ...none }) as Record<string, unknown>
  for (const [name, member] of lists) whole[name] = await checked(member, given[name])
  return whole
}
