import { parseDecimal } from "#src/shared/decimal.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { likelyOrder } from "../../onStock/likelyOrder.ts"
import type { AwaitedLine, PutOnStock, StockLine } from "../../onStock/schema.ts"

export const doings = ["receive", "before", "spread", "skip"] as const
export type Doing = (typeof doings)[number]

/** A line of the invoice as a person fills in what becomes of it. */
export interface TypedLine {
  position: number
  does: Doing
  itemId: number | null
  quantity: string
  orderLineId: number | null
}

/** As proposed; a discount is of all other lines. */
export const begin = ({ lines }: { lines: readonly StockLine[] }): TypedLine[] =>
  lines
    .filter(({ onStock }) => !onStock)
    .map(({ position, proposal, quantity, amount }) => ({
      ...{ position, itemId: proposal?.itemId ?? null, orderLineId: proposal?.orderLineId ?? null },
      does: proposal ? (proposal.cameBefore ? "before" : "receive") : amount < 0 ? "spread" : "skip",
      quantity: quantity === null ? "" : formatQuantity(quantity),
    }))

export const isGoods = ({ does }: TypedLine) => does === "receive" || does === "before"

/** Unreadable, or not chosen, is no number, which the schema refuses. */
export const readLines = (lines: readonly TypedLine[]): Pick<PutOnStock, "lines" | "spread"> => ({
  lines: lines.filter(isGoods).map(({ position, does, itemId, quantity, orderLineId }) => ({
    ...{ position, orderLineId, cameBefore: does === "before" },
    ...{ itemId: itemId ?? Number.NaN, quantity: parseDecimal(quantity) ?? Number.NaN },
  })),
  spread: lines.filter(({ does }) => does === "spread").map(({ position }) => position),
})

/** Where a line stands in what is sent; -1: it is no goods. */
export const placeOf = (lines: readonly TypedLine[], position: number): number =>
  lines.filter(isGoods).findIndex((line) => line.position === position)

/** Orders that a line can be of: what is still to come, or what came and is on no invoice. */
export const ordersFor = ({ itemId, does }: TypedLine, awaited: readonly AwaitedLine[]): AwaitedLine[] =>
  awaited.filter((line) => line.itemId === itemId && (does === "before" ? line.notInvoiced : line.toCome) > 0)

/** Of another material another order is likely, and it may have come before. */
export function withItem(
  line: TypedLine,
  itemId: number,
  awaited: readonly AwaitedLine[],
): Partial<TypedLine> {
  const { orderLineId, cameBefore } = likelyOrder(awaited, itemId, parseDecimal(line.quantity) ?? null)
  return { itemId, orderLineId, does: cameBefore ? "before" : "receive" }
}

export function withDoing(line: TypedLine, does: Doing, awaited: readonly AwaitedLine[]): Partial<TypedLine> {
  const [first] = ordersFor({ ...line, does }, awaited)
  return { does, orderLineId: first?.id ?? null }
}
