import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { cents, day, instant, json } from "#db/columns.ts"
import type { Page } from "./reading/page.ts"
import { allocationCategories, invoiceKinds, scanFormats, scanStates, type WarningKind } from "./schema.ts"
import type { FieldName, Lesson, Suggestion } from "./understanding/suggestion.ts"

/** Whom the company buys from. `nameKey` is the name without capitals, signs and the form of the company. */
export const suppliers = sqliteTable("suppliers", {
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  nameKey: text("name_key").notNull(),
  btwId: text("btw_id").notNull().default(""),
  kvk: text("kvk").notNull().default(""),
  createdAt: instant("created_at").notNull(),
})
export type SupplierRow = typeof suppliers.$inferSelect

/** Accounts that a person confirmed by posting an invoice with them; `blocked`: a G-rekening. */
export const supplierIbans = sqliteTable(
  "supplier_ibans",
  {
    supplierId: integer("supplier_id").notNull(),
    iban: text("iban").notNull(),
    blocked: integer("blocked", { mode: "boolean" }).notNull().default(false),
    confirmedBy: integer("confirmed_by"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.supplierId, table.iban] })],
)

export const supplierLessons = sqliteTable(
  "supplier_lessons",
  {
    supplierId: integer("supplier_id").notNull(),
    field: text("field").$type<FieldName>().notNull(),
    lesson: json<Lesson>("lesson").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.supplierId, table.field] })],
)

/** What was photographed or received. `projectId` and `note` are what its sender said of it. */
export const scans = sqliteTable("invoice_scans", {
  id: integer("id").primaryKey(),
  fileId: text("file_id").notNull(),
  fileHash: text("file_hash").notNull(),
  fileName: text("file_name").notNull(),
  format: text("format", { enum: scanFormats }).notNull(),
  bytes: integer("bytes").notNull(),
  state: text("state", { enum: scanStates }).notNull(),
  /** The code of a sentence, when it can't be read. */
  failure: text("failure"),
  pages: integer("pages").notNull().default(0),
  pagesDone: integer("pages_done").notNull().default(0),
  suggestion: json<Suggestion>("suggestion"),
  projectId: integer("project_id"),
  note: text("note").notNull().default(""),
  uploadedBy: integer("uploaded_by"),
  readAt: instant("read_at"),
  discardedAt: instant("discarded_at"),
  createdAt: instant("created_at").notNull(),
})
export type ScanRecord = typeof scans.$inferSelect

/** The words of all pages: apart, as they are large and no list needs them. */
export const readings = sqliteTable("invoice_readings", {
  scanId: integer("scan_id").primaryKey(),
  pages: json<Page[]>("pages").notNull(),
})

/** Pages as pictures, made when somebody first looks at them. */
export const pagePictures = sqliteTable(
  "invoice_pages",
  {
    scanId: integer("scan_id").notNull(),
    page: integer("page").notNull(),
    fileId: text("file_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.scanId, table.page] })],
)

/** What a person posted. Nothing of it changes afterwards but `paidOn` and `paidBy`: the database refuses it. */
export const purchaseInvoices = sqliteTable("purchase_invoices", {
  id: integer("id").primaryKey(),
  scanId: integer("scan_id").notNull(),
  kind: text("kind", { enum: invoiceKinds }).notNull(),
  reverses: integer("reverses"),
  supplierId: integer("supplier_id").notNull(),
  supplierName: text("supplier_name").notNull(),
  invoiceNumber: text("invoice_number").notNull(),
  numberKey: text("number_key").notNull(),
  invoiceDate: day("invoice_date").notNull(),
  dueDate: day("due_date"),
  currency: text("currency").notNull(),
  netCents: cents("net_cents").notNull(),
  vatCents: cents("vat_cents").notNull(),
  totalCents: cents("total_cents").notNull(),
  payableCents: cents("payable_cents").notNull(),
  reverseCharge: integer("reverse_charge", { mode: "boolean" }).notNull(),
  linesIncludeVat: integer("lines_include_vat", { mode: "boolean" }).notNull(),
  iban: text("iban").notNull(),
  blockedIban: text("blocked_iban").notNull(),
  blockedCents: cents("blocked_cents").notNull(),
  btwId: text("btw_id").notNull(),
  kvk: text("kvk").notNull(),
  orderReference: text("order_reference").notNull(),
  projectReference: text("project_reference").notNull(),
  fileId: text("file_id").notNull(),
  fileHash: text("file_hash").notNull(),
  fileName: text("file_name").notNull(),
  realEstate: integer("real_estate", { mode: "boolean" }).notNull(),
  keepUntil: day("keep_until").notNull(),
  accepted: json<WarningKind[]>("accepted").notNull(),
  paidOn: day("paid_on"),
  paidBy: integer("paid_by"),
  postedBy: integer("posted_by"),
  postedAt: instant("posted_at").notNull(),
})
export type InvoiceRow = typeof purchaseInvoices.$inferSelect

/** `unitPrice` in euros: a screw costs less than a cent. */
export const invoiceLines = sqliteTable(
  "purchase_invoice_lines",
  {
    invoiceId: integer("invoice_id").notNull(),
    position: integer("position").notNull(),
    description: text("description").notNull(),
    quantity: real("quantity"),
    unit: text("unit").notNull(),
    unitPrice: real("unit_price"),
    cents: cents("cents").notNull(),
    vatRate: real("vat_rate"),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.position] })],
)

export const invoiceVat = sqliteTable(
  "purchase_invoice_vat",
  {
    invoiceId: integer("invoice_id").notNull(),
    rate: real("rate").notNull(),
    baseCents: cents("base_cents").notNull(),
    vatCents: cents("vat_cents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.rate] })],
)

/** Cents including VAT, with the sign of the invoice; `netCents` is what is booked on the project. */
export const allocations = sqliteTable("invoice_allocations", {
  id: integer("id").primaryKey(),
  invoiceId: integer("invoice_id").notNull(),
  projectId: integer("project_id").notNull(),
  category: text("category", { enum: allocationCategories }).notNull(),
  cents: cents("cents").notNull(),
  netCents: cents("net_cents").notNull(),
  description: text("description").notNull(),
  commitmentId: integer("commitment_id"),
  createdBy: integer("created_by"),
  createdAt: instant("created_at").notNull(),
})
export type AllocationRow = typeof allocations.$inferSelect

/** Lines that were bought to the shelf. Cents include VAT; `netCents` is what they are worth there. */
export const stockParts = sqliteTable("invoice_stock_parts", {
  id: integer("id").primaryKey(),
  invoiceId: integer("invoice_id").notNull(),
  position: integer("position").notNull(),
  itemId: integer("item_id").notNull(),
  quantity: integer("quantity").notNull(),
  movementId: integer("movement_id"),
  orderLineId: integer("order_line_id"),
  cents: cents("cents").notNull(),
  netCents: cents("net_cents").notNull(),
  createdBy: integer("created_by").notNull(),
  createdAt: instant("created_at").notNull(),
})
export type StockPartRow = typeof stockParts.$inferSelect

/** A view of the database: all that is settled of an invoice, on projects or on the shelf. */
export const invoiceParts = sqliteTable("invoice_parts", {
  invoiceId: integer("invoice_id").notNull(),
  cents: cents("cents").notNull(),
  netCents: cents("net_cents").notNull(),
})
