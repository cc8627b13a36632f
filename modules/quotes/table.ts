import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { cents, day, instant, json } from "#db/columns.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { Estimate } from "./pricing/line.ts"
import type { Answers } from "./question.ts"
import { dispositions, documentKinds } from "./schema.ts"

/** What a visitor asked for. `projectId` is null for what was taken for spam: nothing was made of it. */
export const quoteRequests = sqliteTable("quote_requests", {
  id: integer("id").primaryKey(),
  reference: text("reference").notNull(),
  projectId: integer("project_id"),
  projectTypes: json<ProjectType[]>("project_types").notNull(),
  answers: json<Answers>("answers").notNull(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  address: text("address").notNull(),
  postcode: text("postcode").notNull(),
  city: text("city").notNull(),
  urgency: text("urgency").notNull(),
  disposition: text("disposition", { enum: dispositions }).notNull(),
  receivedOn: day("received_on").notNull(),
  createdAt: instant("created_at").notNull(),
})

export type QuoteRequestRow = typeof quoteRequests.$inferSelect

export const requestPhotos = sqliteTable(
  "request_photos",
  {
    requestId: integer("request_id").notNull(),
    fileId: text("file_id").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.position] })],
)

/** One quotation per job: from the wizard, the generator or made by hand. Its lines are in its versions. */
export const quotations = sqliteTable("quotations", {
  id: integer("id").primaryKey(),
  number: text("number").notNull(),
  projectId: integer("project_id").notNull(),
  requestId: integer("request_id"),
  createdAt: instant("created_at").notNull(),
})

/** A version never changes: another line makes the next version, with documents of its own. */
export const quotationVersions = sqliteTable("quotation_versions", {
  id: integer("id").primaryKey(),
  quotationId: integer("quotation_id").notNull(),
  version: integer("version").notNull(),
  issuedOn: day("issued_on").notNull(),
  wantedStart: day("wanted_start"),
  consumer: integer("consumer", { mode: "boolean" }).notNull(),
  estimate: json<Estimate>("estimate").notNull(),
  totalCents: cents("total_cents").notNull(),
  lowCents: cents("low_cents").notNull(),
  highCents: cents("high_cents").notNull(),
  createdBy: integer("created_by"),
  createdAt: instant("created_at").notNull(),
})

export const quotationDocuments = sqliteTable(
  "quotation_documents",
  {
    versionId: integer("version_id").notNull(),
    kind: text("kind", { enum: documentKinds }).notNull(),
    fileId: text("file_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.kind] })],
)
