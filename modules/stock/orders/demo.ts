import type { Access } from "#modules/access/service.ts"
import type { Fill } from "#src/manifest/sample.ts"
import { workshop } from "../schema.ts"
import type { Proposal } from "./schema.ts"
import type { StockOrders } from "./service.ts"

/** Of one supplier what ran out is on its way, and a part of it came yesterday. */
export const fillOrders: Fill<{
  access: Access
  stockOrders: StockOrders
  stockProposal: () => Promise<Proposal>
}> = async ({ access, stockOrders, stockProposal }, { putBack }) => {
  const annelies = access.list().find(({ username }) => username === "annelies")
  const [first] = await stockProposal()
  if (!annelies || !first) return
  putBack(4)
  const lines = first.lines.map(({ itemId, quantity, price }) => ({ itemId, quantity, price }))
  const note = "Graag bij de werkplaats afleveren, voor 10 uur."
  const id = stockOrders.place({ supplier: first.supplier, note, expectedOn: null, lines }, null, annelies)
  putBack(1)
  const { version, lines: ordered } = stockOrders.one(id)
  const [one] = ordered
  const came = [{ lineId: one!.id, quantity: Math.ceil(one!.quantity / 2), price: one!.price }]
  stockOrders.receive(id, { place: workshop, lines: came, version }, null, annelies)
}
