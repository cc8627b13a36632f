import type { Changed, WayBack } from "#src/manifest/changes.ts"
import type { StockItems } from "./items/service.ts"
import { numberOf, type StockOrders } from "./orders/service.ts"

/** What is told of materials and their orders among recent changes; what comes and goes each item tells itself. */
export function stockChanges(items: StockItems, orders: StockOrders): Changed {
  const back =
    (verb: "archive" | "restore"): WayBack =>
    ({ subjectId }) => {
      const { id, archivedAt } = items.find(Number(subjectId))
      return (archivedAt !== null) === (verb === "restore") ? (by) => items[verb](id, by) : undefined
    }
  const closed =
    (was: boolean): WayBack =>
    ({ subjectId }) => {
      const { id, closedAt, version } = orders.find(Number(subjectId))
      return (closedAt !== null) === was ? (by) => orders.close(id, { closed: !was, version }, by) : undefined
    }
  return {
    subjects: {
      stock: {
        least: "manager",
        now: (id) => ({ name: items.find(Number(id)).name, href: `/material-stock/${id}` }),
      },
      stockOrder: {
        least: "manager",
        now: (id) => ({
          name: `${numberOf(Number(id))} ${orders.find(Number(id)).supplier}`,
          href: `/material-stock/bestellingen/${id}`,
        }),
      },
    },
    actions: {
      "material.added": { tells: ["name"], back: back("archive") },
      "material.changed": { tells: ["name"] },
      "material.archived": { tells: ["name"], back: back("restore") },
      "material.restored": { tells: ["name"], back: back("archive") },
      "materialOrder.placed": { tells: ["number", "supplier"], back: closed(false) },
      "materialOrder.mailed": { tells: ["number", "supplier"] },
      "materialOrder.received": { tells: ["number", "supplier"] },
      "materialOrder.closed": { tells: ["number", "supplier"], back: closed(true) },
      "materialOrder.reopened": { tells: ["number", "supplier"], back: closed(false) },
    },
  }
}
