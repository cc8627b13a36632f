import * as z from "zod/mini"
import { inPortions } from "../jobs/portions.ts"
import { sum } from "../shared/rounding.ts"

/**
 * The schema of a reply that may be long, for `response` of a route: its lists, or itself when it is one, are looked at
 * in portions, so that ten thousand rows hold up nobody else. How long a list may be is no matter here. `same`: rows that
 * are the same objects as in an earlier reply are as they were, and neither looked at nor written once more.
 */
export function longReply<Schema extends z.core.$ZodType>(schema: Schema, { same = false } = {}): Schema {
  const known: Known | undefined = same ? new WeakMap() : undefined
  const validate = async (value: unknown) => {
    try {
      return { value: await checked(schema, value, known) }
    } catch (error) {
      if (error instanceof z.core.$ZodError) return { issues: error.issues }
      throw error
    }
  }
  return Object.create(schema, { "~standard": { value: { ...schema["~standard"], validate } } })
}

/** What JSON.stringify would give, as bytes, in portions: of a list itself, or of those that an object holds. */
export async function longJson(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const parts = await inPortions(pieces(textsOf(value)), (piece) => encoder.encode(piece))
  return parts.length === 1 ? parts[0]! : joined(parts)
}

/** The memory itself takes long to be had: a list of 38 MB joined at once holds everybody up for 20 ms. */
async function joined(parts: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(sum(parts.map(({ length }) => length)))
  let filled = 0
  await inPortions(parts, (part) => {
    whole.set(part, filled)
    filled += part.length
  })
  return whole
}

function* textsOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries())
      yield `${at ? "," : "["}${texts.get(item) ?? JSON.stringify(item) ?? "null"}`
    yield value.length ? "]" : "[]"
    return
  }
  if (typeof value !== "object" || value === null) return yield JSON.stringify(value)
  let before = "{"
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue
    yield `${before}${JSON.stringify(name)}:`
    before = ","
    if (Array.isArray(member)) yield* textsOf(member)
    else yield JSON.stringify(member)
  }
  yield before === "{" ? "{}" : "}"
}

const pieceLength = 65_536

/** Encoding many short texts one by one takes longer. */
function* pieces(texts: Iterable<string>): Generator<string> {
  let piece = ""
  for (const text of texts) {
    piece += text
    if (piece.length < pieceLength) continue
    yield piece
    piece = ""
  }
  yield piece
}

/** Rows as they were given, and as they went out. */
type Known = WeakMap<object, object>
/** What rows that come back are as JSON. */
const texts = new WeakMap<object, string>()

function row(schema: z.core.$ZodType, given: object, known: Known | undefined): unknown {
  const checked = z.parse(schema, given) as object
  if (known) {
    known.set(given, checked)
    texts.set(checked, JSON.stringify(checked))
  }
  return checked
}

async function checked(schema: z.core.$ZodType, value: unknown, known?: Known): Promise<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === "array" && Array.isArray(value))
    return inPortions(value, (item) => known?.get(item) ?? row(def.element, item, known))
  if (def.type !== "object" || typeof value !== "object" || value === null) return z.parse(schema, value)
  const given = value as Record<string, unknown>
  const lists = Object.entries(def.shape).filter(
    ([name, member]) => (member as z.core.$ZodTypes)._zod.def.type === "array" && Array.isArray(given[name]),
  )
  const none = Object.fromEntries(lists.map(([name]) => [name, []]))
  const whole = z.parse(schema, { ...given, ...none }) as Record<string, unknown>
  for (const [name, member] of lists) whole[name] = await checked(member, given[name], known)
  return whole
}
