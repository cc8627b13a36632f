import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { cents, day, instant, json } from "#db/columns.ts"
import type { PlannedPart } from "./billing/plan.ts"
import { paymentWays } from "./payments/schema.ts"
import type { InvoiceContent, IssuedInvoice } from "./sales/content.ts"
import { invoiceFormats, invoiceKinds } from "./sales/schema.ts"

/** What the client is asked to pay. From its number on, what it says never changes: the database refuses it. */
export const salesInvoices = sqliteTable("sales_invoices", {
  id: integer("id").primaryKey(),
  kind: text("kind", { enum: invoiceKinds }).notNull(),
  customerId: integer("customer_id").notNull(),
  projectId: integer("project_id"),
  quotationId: integer("quotation_id"),
  creditsId: integer("credits_id"),
  content: json<InvoiceContent>("content").notNull(),
  netCents: cents("net_cents").notNull(),
  vatCents: cents("vat_cents").notNull(),
  totalCents: cents("total_cents").notNull(),
  year: integer("year"),
  sequence: integer("sequence"),
  number: text("number"),
  issuedOn: day("issued_on"),
  dueOn: day("due_on"),
  issued: json<IssuedInvoice>("issued"),
  sentAt: instant("sent_at"),
  sentBy: integer("sent_by"),
  /** Posted once its files are made; null: on paper. */
  mail: json<{ to: string; subject: string; message: string }>("mail"),
  /** That mail in the outbox. */
  mailId: integer("mail_id"),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull(),
  createdBy: integer("created_by"),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: integer("updated_by"),
  removedAt: instant("removed_at"),
})
export type SalesRow = typeof salesInvoices.$inferSelect

/** Where the numbers of a year begin. */
export const salesSeries = sqliteTable("sales_series", {
  year: integer("year").primaryKey(),
  first: integer("first").notNull(),
  prefix: text("prefix").notNull(),
})

/** What an invoice stands for; nothing stands on two. */
export const salesClaims = sqliteTable(
  "sales_claims",
  {
    kind: text("kind", { enum: ["instalment", "work", "extra", "cost"] }).notNull(),
    source: text("source").notNull(),
    invoiceId: integer("invoice_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.source] })],
)

export const salesDocuments = sqliteTable(
  "sales_documents",
  {
    invoiceId: integer("invoice_id").notNull(),
    format: text("format", { enum: invoiceFormats }).notNull(),
    fileId: text("file_id").notNull(),
    /** SHA-256 of what it holds. */
    hash: text("hash").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.format] })],
)

/** Below zero: what went back. `removedAt`: it was noted wrongly. */
export const salesPayments = sqliteTable("sales_payments", {
  id: integer("id").primaryKey(),
  invoiceId: integer("invoice_id").notNull(),
  paidOn: day("paid_on").notNull(),
  cents: cents("cents").notNull(),
  how: text("how", { enum: paymentWays }).notNull(),
  note: text("note").notNull(),
  recordedAt: instant("recorded_at").notNull(),
  recordedBy: integer("recorded_by"),
  removedAt: instant("removed_at"),
  removedBy: integer("removed_by"),
})
export type PaymentRow = typeof salesPayments.$inferSelect

/** In which parts the work of a quotation is invoiced, where a person changed that. */
export const billingPlans = sqliteTable("billing_plans", {
  quotationId: integer("quotation_id").primaryKey(),
  parts: json<PlannedPart[]>("parts").notNull(),
  version: integer("version").notNull(),
  savedAt: instant("saved_at").notNull(),
  savedBy: integer("saved_by").notNull(),
})
