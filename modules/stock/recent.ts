import type { Changed, WayBack } from "#src/manifest/changes.ts"
import type { StockItems } from "./items/service.ts"

/** What is told of the list of materials among recent changes; what comes and goes each item tells itself. */
export function stockChanges(items: StockItems): Changed {
  const back =
    (verb: "archive" | "restore"): WayBack =>
    ({ subjectId }) => {
      const { id, archivedAt } = items.find(Number(subjectId))
      return (archivedAt !== null) === (verb === "restore") ? (by) => items[verb](id, by) : undefined
    }
  return {
    subjects: {
      stock: {
        least: "manager",
        now: (id) => ({ name: items.find(Number(id)).name, href: `/material-stock/${id}` }),
      },
    },
    actions: {
      "material.added": { tells: ["name"], back: back("archive") },
      "material.changed": { tells: ["name"] },
      "material.archived": { tells: ["name"], back: back("restore") },
      "material.restored": { tells: ["name"], back: back("archive") },
    },
  }
}
