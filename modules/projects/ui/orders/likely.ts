import { isSameSupplier } from "../../commitments/sameSupplier.ts"
import type { Commitment } from "../../commitments/schema.ts"

/** An order as far as a cost can be recognised as a part of it. */
type Ordered = Pick<Commitment, "id" | "category" | "supplier" | "remaining">

/** What a cost may be a part of: what is still to come, of its kind. */
export const openOrders = <Order extends Ordered>(orders: readonly Order[], category: string): Order[] =>
  orders.filter((order) => order.remaining > 0 && order.category === category)

/** The order that a cost most likely is a part of: of its supplier, and the amount without VAT fits in what remains. */
export const likelyOrder = <Order extends Ordered>(
  orders: readonly Order[],
  { category, supplier, amount }: { category: string; supplier: string; amount: number },
): Order | undefined =>
  openOrders(orders, category).find(
    ({ remaining, ...order }) =>
      isSameSupplier(order.supplier, supplier) && amount > 0 && amount <= remaining,
  )
