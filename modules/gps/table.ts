import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { cents, day, instant } from "#db/columns.ts"
import { entryKinds, entrySources, positionDoubts, priorities, reviews, taskSources } from "./schema.ts"

/** Hours of a person. Without `endedAt` it runs; with `forgottenAt` as well it was closed at night and its end is asked for. */
export const timeEntries = sqliteTable("time_entries", {
  id: integer("id").primaryKey(),
  /** What a device calls it before the server knows it. */
  ref: text("ref").notNull(),
  accountId: integer("account_id").notNull(),
  /** An earlier part of a session of the timer, cut by hours that were typed; that one goes by the names of devices. */
  pieceOf: integer("piece_of"),
  kind: text("kind", { enum: entryKinds }).notNull(),
  projectId: integer("project_id"),
  source: text("source", { enum: entrySources }).notNull(),
  startedAt: instant("started_at").notNull(),
  endedAt: instant("ended_at"),
  forgottenAt: instant("forgotten_at"),
  deviceStartedAt: instant("device_started_at"),
  deviceEndedAt: instant("device_ended_at"),
  /** Seconds that the device's clock was ahead. */
  clockSkew: integer("clock_skew"),
  startLatitude: real("start_latitude"),
  startLongitude: real("start_longitude"),
  startAccuracy: real("start_accuracy"),
  endLatitude: real("end_latitude"),
  endLongitude: real("end_longitude"),
  endAccuracy: real("end_accuracy"),
  note: text("note").notNull().default(""),
  corrected: integer("corrected", { mode: "boolean" }).notNull().default(false),
  contractorName: text("contractor_name").notNull().default(""),
  contractorCents: cents("contractor_cents"),
  review: text("review", { enum: reviews }).notNull().default("open"),
  reviewNote: text("review_note").notNull().default(""),
  reviewedBy: integer("reviewed_by"),
  reviewedAt: instant("reviewed_at"),
  removedAt: instant("removed_at"),
  version: integer("version").notNull().default(1),
  createdBy: integer("created_by"),
  createdAt: instant("created_at").notNull(),
})
export type EntryRow = typeof timeEntries.$inferSelect

/** What devices call a session of the timer, and when each started and stopped it: a second device or tab may have too. */
export const timeEntryRefs = sqliteTable("time_entry_refs", {
  ref: text("ref").primaryKey(),
  entryId: integer("entry_id").notNull(),
  startedAt: instant("started_at").notNull(),
  stoppedAt: instant("stopped_at"),
})

/**
 * As devices told it, so also past the end of what was ended earlier: entries/rows.ts cuts it. Without an end it lasts;
 * one that ends as it begins is a resumption.
 */
export const timeBreaks = sqliteTable(
  "time_breaks",
  {
    entryId: integer("entry_id").notNull(),
    startedAt: instant("started_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.startedAt] })],
)

/** A point of a track; `at` by the server's clock, `deviceAt` by the device's own, which is what it is known by. */
export const positions = sqliteTable(
  "positions",
  {
    entryId: integer("entry_id").notNull(),
    deviceAt: instant("device_at").notNull(),
    at: instant("at").notNull(),
    latitude: real("latitude").notNull(),
    longitude: real("longitude").notNull(),
    accuracy: real("accuracy").notNull(),
    doubt: text("doubt", { enum: positionDoubts }),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.deviceAt] })],
)

export const movementSessions = sqliteTable("movement_sessions", {
  id: integer("id").primaryKey(),
  accountId: integer("account_id").notNull(),
  simulated: integer("simulated", { mode: "boolean" }).notNull().default(false),
  startedAt: instant("started_at").notNull(),
  seenAt: instant("seen_at").notNull(),
  endedAt: instant("ended_at"),
})

export const movementTasks = sqliteTable("movement_tasks", {
  id: integer("id").primaryKey(),
  accountId: integer("account_id").notNull(),
  day: day("day").notNull(),
  name: text("name").notNull(),
  projectId: integer("project_id"),
  source: text("source", { enum: taskSources }).notNull(),
  priority: text("priority", { enum: priorities }).notNull(),
  estimatedMinutes: integer("estimated_minutes").notNull(),
  simulated: integer("simulated", { mode: "boolean" }).notNull().default(false),
  completedAt: instant("completed_at"),
  createdAt: instant("created_at").notNull(),
})

/** Cents an hour, from a day on. */
export const costRates = sqliteTable("cost_rates", {
  id: integer("id").primaryKey(),
  accountId: integer("account_id").notNull(),
  since: day("since").notNull(),
  cents: cents("cents").notNull(),
  createdBy: integer("created_by"),
  createdAt: instant("created_at").notNull(),
})

export const hourReminders = sqliteTable("hour_reminders", {
  id: integer("id").primaryKey(),
  accountId: integer("account_id").notNull(),
  kind: text("kind").notNull(),
  message: text("message").notNull(),
  remindAt: instant("remind_at").notNull(),
  entryId: integer("entry_id"),
  doneAt: instant("done_at"),
  /** When it was told, by mail too; null: its time is still to come. */
  toldAt: instant("told_at"),
  createdBy: integer("created_by"),
  createdAt: instant("created_at").notNull(),
})
