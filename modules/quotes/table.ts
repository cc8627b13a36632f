import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { cents, day, instant, json } from "#db/columns.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { Answers } from "./catalogue/question.ts"
import { declarationWays } from "./decisions/schema.ts"
import { fileKinds } from "./documents/schema.ts"
import type { ExtraLine } from "./extraWork/priced.ts"
import { agreedWays, extraStates } from "./extraWork/schema.ts"
import { priceFields, priceKinds } from "./priceBook/schema.ts"
import type { Estimate } from "./pricing/line.ts"
import type { KeptStart } from "./pricing/start.ts"
import { origins, storedStates, writers } from "./quotations/schema.ts"
import { additionKinds, dispositions } from "./requests/schema.ts"
import type { TemplateContent } from "./templates/kept.ts"
import type { OfferTerms } from "./terms/schema.ts"

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
  /** By whom of the office first. */
  readAt: instant("read_at"),
  readBy: integer("read_by"),
})

/** When somebody comes to look, one a request; `mailedStartsAt` is when by the last mail to the client. */
export const appointments = sqliteTable("appointments", {
  requestId: integer("request_id").primaryKey(),
  uid: text("uid").notNull(),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  place: text("place").notNull(),
  accountId: integer("account_id"),
  version: integer("version").notNull(),
  mailId: integer("mail_id"),
  mailedStartsAt: instant("mailed_starts_at"),
  withdrawnAt: instant("withdrawn_at"),
  changedAt: instant("changed_at").notNull(),
})
export type AppointmentRow = typeof appointments.$inferSelect

/** What its sender added to a request later. `question` is empty of what answers none; `text` of a photo is its file. */
export const requestAdditions = sqliteTable("request_additions", {
  id: integer("id").primaryKey(),
  requestId: integer("request_id").notNull(),
  kind: text("kind", { enum: additionKinds }).notNull(),
  question: text("question").notNull(),
  text: text("text").notNull(),
  createdAt: instant("created_at").notNull(),
  /** By the office. */
  seenAt: instant("seen_at"),
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
  origin: text("origin", { enum: origins }).notNull(),
  state: text("state", { enum: storedStates }).notNull(),
  stateAt: instant("state_at").notNull(),
  stateBy: integer("state_by"),
  /** Why it was rejected. */
  reason: text("reason").notNull().default(""),
  createdAt: instant("created_at").notNull(),
})

export type QuotationRow = typeof quotations.$inferSelect

/**
 * Another line makes the next version, with documents of its own. Only a proposal's first version is written over,
 * and nothing of a version that was sent: the database refuses it.
 */
export const quotationVersions = sqliteTable("quotation_versions", {
  id: integer("id").primaryKey(),
  quotationId: integer("quotation_id").notNull(),
  version: integer("version").notNull(),
  issuedOn: day("issued_on").notNull(),
  wantedStart: day("wanted_start"),
  /** Null: made before starts were kept. */
  start: json<KeptStart>("start"),
  /** Null: those that ship with the program. */
  terms: json<OfferTerms>("terms"),
  consumer: integer("consumer", { mode: "boolean" }).notNull(),
  estimate: json<Estimate>("estimate").notNull(),
  totalCents: cents("total_cents").notNull(),
  lowCents: cents("low_cents").notNull(),
  highCents: cents("high_cents").notNull(),
  /** How many lines a person must still price. */
  unpriced: integer("unpriced").notNull().default(0),
  /** A line asks the client to declare how old the dwelling is. */
  needsDeclaration: integer("needs_declaration", { mode: "boolean" }).notNull().default(false),
  /** Texts; empty in what was made before texts were kept. */
  analysis: text("analysis").notNull(),
  body: text("body").notNull(),
  writer: text("writer", { enum: writers }).notNull(),
  /** The last day the price holds: known once it was sent. */
  validUntil: day("valid_until"),
  sentAt: instant("sent_at"),
  sentBy: integer("sent_by"),
  /** The address it was mailed to; empty when it was sent in another way. */
  sentTo: text("sent_to").notNull().default(""),
  createdBy: integer("created_by"),
  createdAt: instant("created_at").notNull(),
})

export type VersionRow = typeof quotationVersions.$inferSelect

export const quotationDocuments = sqliteTable(
  "quotation_documents",
  {
    versionId: integer("version_id").notNull(),
    kind: text("kind", { enum: fileKinds }).notNull(),
    fileId: text("file_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.kind] })],
)

/** What the client declared about the building: the proof for the low rate of VAT. */
export const vatDeclarations = sqliteTable("vat_declarations", {
  id: integer("id").primaryKey(),
  quotationId: integer("quotation_id").notNull(),
  builtIn: integer("built_in"),
  olderThan2Years: integer("older_than_2_years", { mode: "boolean" }).notNull(),
  givenBy: text("given_by").notNull(),
  givenOn: day("given_on").notNull(),
  how: text("how", { enum: declarationWays }).notNull(),
  fileId: text("file_id"),
  fileName: text("file_name").notNull().default(""),
  recordedBy: integer("recorded_by"),
  createdAt: instant("created_at").notNull(),
})

/** What the company changed of the price book; the newest row of a field that holds on a day counts, null takes back. */
export const priceChanges = sqliteTable("price_changes", {
  id: integer("id").primaryKey(),
  kind: text("kind", { enum: priceKinds }).notNull(),
  code: text("code").notNull(),
  field: text("field", { enum: priceFields }).notNull(),
  value: real("value"),
  since: day("since").notNull(),
  reason: text("reason").notNull(),
  changedBy: integer("changed_by"),
  createdAt: instant("created_at").notNull(),
})

/** On what terms the company offers; the newest row counts. */
export const offerTerms = sqliteTable("offer_terms", {
  version: integer("version").primaryKey(),
  terms: json<OfferTerms>("terms").notNull(),
  conditionsId: text("conditions_id"),
  savedBy: integer("saved_by"),
  createdAt: instant("created_at").notNull(),
})

/** What is offered again and again; `removedAt` null: it is there, and no other has its name. */
export const quotationTemplates = sqliteTable("quotation_templates", {
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  projectTypes: json<ProjectType[]>("project_types").notNull(),
  content: json<TemplateContent>("content").notNull(),
  createdBy: integer("created_by"),
  createdAt: instant("created_at").notNull(),
  removedAt: instant("removed_at"),
})

export type TemplateRow = typeof quotationTemplates.$inferSelect

/** Extra and less work. `removedAt` is of a proposal only: what was agreed is withdrawn, and stays in sight. */
export const extraWork = sqliteTable("extra_work", {
  id: integer("id").primaryKey(),
  projectId: integer("project_id").notNull(),
  number: integer("number").notNull(),
  title: text("title").notNull(),
  details: text("details").notNull(),
  lines: json<ExtraLine[]>("lines").notNull(),
  cents: cents("cents").notNull(),
  netCents: cents("net_cents").notNull(),
  delayDays: real("delay_days").notNull(),
  hours: real("hours"),
  photoId: integer("photo_id"),
  state: text("state", { enum: extraStates }).notNull(),
  how: text("how", { enum: agreedWays }),
  agreedOn: day("agreed_on"),
  agreedBy: text("agreed_by").notNull().default(""),
  /** Why it was refused, withdrawn or corrected. */
  reason: text("reason").notNull().default(""),
  decidedAt: instant("decided_at"),
  decidedBy: integer("decided_by"),
  notedAt: instant("noted_at").notNull(),
  notedBy: integer("noted_by").notNull(),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: integer("updated_by").notNull(),
  removedAt: instant("removed_at"),
})
export type ExtraRow = typeof extraWork.$inferSelect
