import { sql } from "drizzle-orm"
import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { cents, day, instant, json } from "#db/columns.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { commitmentCategories } from "./commitments/schema.ts"
import { costCategories, fileKinds, projectStatuses } from "./schema.ts"

/** `emailKey` and `phoneKey` are what a customer is recognised by, however it was typed. */
export const customers = sqliteTable("customers", {
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  address: text("address").notNull(),
  postcode: text("postcode").notNull(),
  city: text("city").notNull(),
  kvk: text("kvk").notNull(),
  btwId: text("btw_id").notNull(),
  notes: text("notes").notNull(),
  invoiceName: text("invoice_name").notNull().default(""),
  invoiceAddress: text("invoice_address").notNull().default(""),
  invoicePostcode: text("invoice_postcode").notNull().default(""),
  invoiceCity: text("invoice_city").notNull().default(""),
  invoiceEmail: text("invoice_email").notNull().default(""),
  emailKey: text("email_key").notNull(),
  phoneKey: text("phone_key").notNull(),
  /** A double keeps its row, so that old links still lead to the customer it was joined to. */
  mergedInto: integer("merged_into"),
  version: integer("version").notNull(),
  createdAt: instant("created_at").notNull(),
})

/** His people; who was removed is kept for a month. */
export const customerContacts = sqliteTable("customer_contacts", {
  id: integer("id").primaryKey(),
  customerId: integer("customer_id").notNull(),
  name: text("name").notNull(),
  role: text("role").notNull(),
  phone: text("phone").notNull(),
  email: text("email").notNull(),
  emailKey: text("email_key").notNull(),
  phoneKey: text("phone_key").notNull(),
  getsQuotations: integer("gets_quotations", { mode: "boolean" }).notNull(),
  getsInvoices: integer("gets_invoices", { mode: "boolean" }).notNull(),
  removedAt: instant("removed_at"),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull(),
})

/** `estimatedCents` includes VAT, `estimatedNetCents` does not; `version` counts every change. */
export const projects = sqliteTable("projects", {
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  description: text("description").notNull(),
  status: text("status", { enum: projectStatuses }).notNull(),
  projectTypes: json<ProjectType[]>("project_types").notNull(),
  customerId: integer("customer_id"),
  address: text("address").notNull(),
  latitude: real("latitude"),
  longitude: real("longitude"),
  radius: integer("radius"),
  startOn: day("start_on"),
  endOn: day("end_on"),
  progress: integer("progress").notNull().default(0),
  offerteId: integer("offerte_id"),
  estimatedCents: cents("estimated_cents"),
  estimatedNetCents: cents("estimated_net_cents"),
  /** Agreed besides that: extra work, less what is left out. */
  extraCents: cents("extra_cents").notNull().default(0),
  extraNetCents: cents("extra_net_cents").notNull().default(0),
  /** Working days by which that delays the end, and how many of them `endOn` holds. */
  extraDays: real("extra_days").notNull().default(0),
  extraDaysHeld: real("extra_days_held").notNull().default(0),
  /** When the client accepted its quotation. */
  acceptedAt: instant("accepted_at"),
  startedAt: instant("started_at"),
  completedAt: instant("completed_at"),
  generatedAt: instant("generated_at"),
  archivedAt: instant("archived_at"),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: integer("updated_by"),
  createdAt: instant("created_at").notNull(),
})

/** With the extra work that was agreed; where no price is known, that work alone. To SQLite. */
export const agreedCents = sql<number>`coalesce(${projects.estimatedCents}, 0) + ${projects.extraCents}`
export const agreedNetCents = sql<number>`coalesce(${projects.estimatedNetCents}, 0) + ${projects.extraNetCents}`

export const projectTeam = sqliteTable(
  "project_team",
  { projectId: integer("project_id").notNull(), accountId: integer("account_id").notNull() },
  (table) => [primaryKey({ columns: [table.projectId, table.accountId] })],
)

export const projectFiles = sqliteTable("project_files", {
  id: integer("id").primaryKey(),
  projectId: integer("project_id").notNull(),
  fileId: text("file_id").notNull(),
  name: text("name").notNull(),
  kind: text("kind", { enum: fileKinds }).notNull(),
  addedBy: integer("added_by"),
  removedAt: instant("removed_at"),
  createdAt: instant("created_at").notNull(),
})

/** The ledger: cents excluding VAT, one line per source (an allocation, a day's hours, a booking by hand). */
export const costs = sqliteTable("costs", {
  id: integer("id").primaryKey(),
  projectId: integer("project_id").notNull(),
  category: text("category", { enum: costCategories }).notNull(),
  cents: cents("cents").notNull(),
  quantity: real("quantity"),
  unit: text("unit"),
  day: day("day").notNull(),
  description: text("description").notNull(),
  sourceKind: text("source_kind").notNull(),
  sourceId: text("source_id").notNull(),
  accountId: integer("account_id"),
  /** The order it is a part of. */
  commitmentId: integer("commitment_id"),
  createdAt: instant("created_at").notNull(),
})

/** What was ordered or agreed: cents excluding VAT, `settledCents` what was booked elsewhere, said by hand. */
export const commitments = sqliteTable("commitments", {
  id: integer("id").primaryKey(),
  projectId: integer("project_id").notNull(),
  category: text("category", { enum: commitmentCategories }).notNull(),
  cents: cents("cents").notNull(),
  supplier: text("supplier").notNull(),
  description: text("description").notNull(),
  expectedOn: day("expected_on"),
  settledCents: cents("settled_cents").notNull().default(0),
  cancelledAt: instant("cancelled_at"),
  sourceKind: text("source_kind").notNull(),
  sourceId: text("source_id").notNull(),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: integer("updated_by"),
  createdBy: integer("created_by"),
  createdAt: instant("created_at").notNull(),
})
export type CommitmentRow = typeof commitments.$inferSelect
