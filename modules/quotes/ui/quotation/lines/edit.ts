import { newKey } from "#ui/lib/newKey.ts"
import type { PricedNorm } from "../../../priceBook/schema.ts"
import { type Phase, phases } from "../../../pricing/norm.ts"
import type { LineInput, QuotationLine } from "../../../quotations/content.schema.ts"

/** As the documents show them: by phase in the order of the job, and within a phase as a person put them. */
export const inOrder = (lines: readonly LineInput[]): LineInput[] =>
  lines.toSorted((a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase))

export const withChange = (
  lines: readonly LineInput[],
  id: string,
  change: Partial<LineInput>,
): LineInput[] => {
  const next = lines.map((line) => (line.id === id ? { ...line, ...change } : line))
  return change.phase === undefined ? next : inOrder(next)
}

export const without = (lines: readonly LineInput[], id: string) => lines.filter((line) => line.id !== id)

/** Behind the line `after`, or as the last of its phase. */
export function withLine(lines: readonly LineInput[], line: LineInput, after?: string): LineInput[] {
  const at = lines.findIndex(({ id }) => id === after)
  return inOrder(at < 0 ? [...lines, line] : lines.toSpliced(at + 1, 0, line))
}

/** Before another line; as the last of its phase when that is not there. */
export function withLineBefore(lines: readonly LineInput[], line: LineInput, before?: string): LineInput[] {
  const ordered = inOrder(lines)
  const at = ordered.findIndex(({ id }) => id === before)
  return inOrder(ordered.toSpliced(at < 0 ? ordered.length : at, 0, line))
}

/** One place up (-1) or down (1); past the edge of its phase it goes on to the next one that has lines. */
export function moved(lines: readonly LineInput[], id: string, by: -1 | 1): LineInput[] {
  const ordered = inOrder(lines)
  const at = ordered.findIndex((line) => line.id === id)
  const [line, neighbour] = [ordered[at], ordered[at + by]]
  if (!line || !neighbour) return ordered
  if (line.phase !== neighbour.phase) return ordered.with(at, { ...line, phase: neighbour.phase })
  return ordered.with(at, neighbour).with(at + by, line)
}

/** A line of one's own, that still has to be described and priced. */
export const ownLine = (phase: Phase, over: Partial<LineInput> = {}): LineInput => ({
  ...{ id: newKey(), norm: "", description: "", phase, quantity: 1, unit: "post" },
  ...{ normHours: null, unitPrice: null, vatRate: null },
  ...over,
})

export const normLine = ({ code, description, phase, unit }: PricedNorm): LineInput =>
  ownLine(phase, { norm: code, description, unit })

/** `priced`: what the line came to; a copy has no version before it to take its hours from. */
export const copyOf = (line: LineInput, priced: QuotationLine | undefined): LineInput => ({
  ...line,
  id: newKey(),
  normHours: line.norm ? (line.normHours ?? priced?.normHours ?? null) : null,
})
