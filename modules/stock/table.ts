import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { cents, day, instant } from "#db/columns.ts"
import { movementKinds } from "./schema.ts"

/** `quantity`, `cents` and `takenAt` follow from the movements: a trigger keeps them. Nobody else writes them. */
export const stockItems = sqliteTable("stock_items", {
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  supplier: text("supplier").notNull(),
  category: text("category").notNull(),
  article: text("article").notNull(),
  code: text("code").notNull(),
  unit: text("unit").notNull(),
  location: text("location").notNull(),
  min: integer("min").notNull(),
  max: integer("max").notNull(),
  price: integer("price").notNull(),
  quotedAs: text("quoted_as").notNull().default(""),
  quotedUnits: integer("quoted_units").notNull().default(1000),
  quantity: integer("quantity").notNull().default(0),
  cents: cents("cents").notNull().default(0),
  takenAt: instant("taken_at"),
  archivedAt: instant("archived_at"),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: integer("updated_by").notNull(),
  createdAt: instant("created_at").notNull(),
  createdBy: integer("created_by").notNull(),
})
export type ItemRow = typeof stockItems.$inferSelect

export const stockLevels = sqliteTable(
  "stock_levels",
  {
    itemId: integer("item_id").notNull(),
    place: text("place").notNull(),
    quantity: integer("quantity").notNull(),
    countedAt: instant("counted_at"),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.place] })],
)

export const stockMovements = sqliteTable("stock_movements", {
  id: integer("id").primaryKey(),
  itemId: integer("item_id").notNull(),
  place: text("place").notNull(),
  kind: text("kind", { enum: movementKinds }).notNull(),
  quantity: integer("quantity").notNull(),
  cents: cents("cents").notNull(),
  projectId: integer("project_id"),
  note: text("note").notNull(),
  otherPlace: text("other_place"),
  orderLineId: integer("order_line_id"),
  reverses: integer("reverses"),
  at: instant("at").notNull(),
  accountId: integer("account_id").notNull(),
})
export type MovementRow = typeof stockMovements.$inferSelect

export const stockOrders = sqliteTable("stock_orders", {
  id: integer("id").primaryKey(),
  supplier: text("supplier").notNull(),
  note: text("note").notNull(),
  expectedOn: day("expected_on"),
  mailedTo: text("mailed_to"),
  mailedFileId: text("mailed_file_id"),
  closedAt: instant("closed_at"),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull(),
  createdBy: integer("created_by").notNull(),
})
export type OrderRow = typeof stockOrders.$inferSelect

export const stockOrderLines = sqliteTable("stock_order_lines", {
  id: integer("id").primaryKey(),
  orderId: integer("order_id").notNull(),
  itemId: integer("item_id").notNull(),
  quantity: integer("quantity").notNull(),
  price: integer("price").notNull(),
})
export type OrderLineRow = typeof stockOrderLines.$inferSelect
