import type { Findable } from "#src/manifest/search.ts"

/** By name, supplier, the supplier's number and what stands on the box; what it costs nobody reads here. */
const materials: Findable = {
  kind: "material",
  least: "worker",
  address: "/material-stock/",
  rows: `SELECT id, name AS title, supplier AS subtitle,
    category || ' ' || article || ' ' || code || ' ' || location AS words, '' AS phone, NULL AS cents, '' AS state
    FROM stock_items WHERE archived_at IS NULL`,
  follows: [
    {
      table: "stock_items",
      ids: "SELECT row.id",
      columns: ["name", "supplier", "category", "article", "code", "location", "archived_at"],
    },
  ],
}

export const stockFound = [materials]
