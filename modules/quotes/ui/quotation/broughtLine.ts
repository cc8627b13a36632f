import { safeParse } from "zod/v4/core"
import type { Phase } from "../../pricing/norm.ts"
import { LineInput } from "../../quotations/content.schema.ts"
import { ownLine } from "./lines/edit.ts"

interface Brought {
  description: string
  quantity: number
  unit: LineInput["unit"]
  phase: Phase
  /** Euros; left out: it still has to be priced. */
  unitPrice?: number
}

const words = { description: "regel", quantity: "aantal", unit: "eenheid", phase: "fase", unitPrice: "prijs" }

/** A line for a quotation, as another screen brings it in the address. */
export const bringing = (line: Brought): URLSearchParams =>
  new URLSearchParams(
    Object.entries(line).flatMap(([name, value]) =>
      value === undefined ? [] : [[words[name as keyof Brought], String(value)]],
    ),
  )

/** The line that the address brings; undefined when there is none, or one that no quotation can have. */
export function broughtBy(search: URLSearchParams): LineInput | undefined {
  const at = (name: keyof Brought) => search.get(words[name])
  if (!at("description")) return undefined
  const price = at("unitPrice")
  const line = safeParse(LineInput, {
    ...ownLine("preparation"),
    ...{ description: at("description"), unit: at("unit"), phase: at("phase") },
    quantity: Number(at("quantity") ?? Number.NaN),
    unitPrice: price === null ? null : Number(price),
  })
  return line.success ? line.data : undefined
}

/** The address without it, so that it is brought once. */
export function withoutBrought(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  for (const word of Object.values(words)) rest.delete(word)
  return rest
}
