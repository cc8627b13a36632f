import type { AwaitedLine, ProposedItem } from "./schema.ts"

/** The order that an item on an invoice was of: what came and is on no invoice yet goes before what is still to come. */
export function likelyOrder(
  awaited: readonly AwaitedLine[],
  itemId: number,
  quantity: number | null,
): Pick<ProposedItem, "orderLineId" | "cameBefore"> {
  const own = awaited.filter((line) => line.itemId === itemId)
  const came = own.find(({ notInvoiced }) => notInvoiced > 0 && notInvoiced >= (quantity ?? 0))
  const toCome = own.find((line) => line.toCome > 0)
  return { orderLineId: (came ?? toCome)?.id ?? null, cameBefore: came !== undefined }
}
