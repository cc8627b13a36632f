import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { cents, day, instant, json } from "#db/columns.ts"

export const projects = sqliteTable("projects", {
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  description: text("description").notNull(),
  status: text("status", { enum: ["planned", "active", "completed"] }).notNull(),
  projectTypes: json<string[]>("project_types").notNull(),
  address: text("address").notNull(),
  startOn: day("start_on"),
  endOn: day("end_on"),
  clientName: text("client_name").notNull(),
  clientEmail: text("client_email").notNull(),
  clientPhone: text("client_phone").notNull(),
  offerteId: integer("offerte_id"),
  estimatedCents: cents("estimated_cents"),
  archivedAt: instant("archived_at"),
  createdAt: instant("created_at").notNull(),
})
