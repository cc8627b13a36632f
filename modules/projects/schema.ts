import * as z from "zod/mini"
import { Email, Phone } from "#src/shared/contact.ts"
import { groups, projectTypes } from "#src/shared/projectTypes.ts"
import { line, text } from "#src/shared/text.ts"
import { typedNumber } from "#src/shared/typedNumber.ts"
import { Commitment, commitmentCategories } from "./commitments/schema.ts"
import { CustomerContact } from "./contacts/schema.ts"

/** Euros in replies have two decimals; days are yyyy-MM-dd in Europe/Amsterdam; instants ISO 8601 in UTC. */

export const projectStatuses = ["planned", "active", "completed"] as const
export type ProjectStatus = (typeof projectStatuses)[number]

export const fileKinds = ["drawing", "permit", "report", "photo", "other"] as const
export type FileKind = (typeof fileKinds)[number]

export const costCategories = ["hours", ...commitmentCategories] as const
export type CostCategory = (typeof costCategories)[number]

/** A message of a schema is the code of a sentence under `errors` in nl.ts: the server says it of the field. */
const Day = z.iso.date("projects.dayUnreal")

/** An amount as a number or as a Dutch person types it: 12500, '€ 12.500,-', '1.234,5'. Never negative; at most € 100 million. */
export const Euros = z.pipe(
  typedNumber("projects.priceUnreadable"),
  z
    .number("projects.priceUnreadable")
    .check(z.gte(0, "projects.priceNegative"), z.lte(100_000_000, "projects.priceTooHigh")),
)

const Member = z.object({ id: z.int(), name: z.string() })

/**
 * Working days by which agreed work ends later than planned; below zero: earlier. `endDate`: what the last day becomes,
 * null without one. `held`: how many days of delay it holds now, of `whole`.
 */
const Delay = z.object({ days: z.int(), endDate: z.nullable(Day), held: z.number(), whole: z.number() })
export type Delay = z.infer<typeof Delay>

/**
 * A project as lists and cards show it. Amounts are absent for workers. `lead`: an offer that nobody accepted yet, no
 * work. `delayed`: its end has passed and the work is not completed. `progress`: 100 when it is completed. `version` goes back with a change, so that nobody overwrites what
 * another did meanwhile.
 */
export const Project = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  status: z.enum(projectStatuses),
  lead: z.boolean(),
  delayed: z.boolean(),
  type: z.enum([...(Object.keys(groups) as (keyof typeof groups)[]), "other"]),
  address: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Metres around its place within which one is there; null: `usualRadius`. */
  radius: z.nullable(z.int()),
  startDate: z.nullable(Day),
  endDate: z.optional(Day),
  progress: z.int(),
  team: z.array(Member),
  /** Including VAT, and without. */
  estimatedPrice: z.optional(z.number()),
  estimatedNet: z.optional(z.number()),
  /** Of the extra work that was agreed besides, less what is left out; absent without any. */
  extraPrice: z.optional(z.number()),
  extraNet: z.optional(z.number()),
  /** What that delays and the last day does not hold yet; absent when it does. */
  delay: z.optional(Delay),
  customerId: z.nullable(z.int()),
  createdAt: z.iso.datetime(),
  acceptedAt: z.nullable(z.iso.datetime()),
  startedAt: z.nullable(z.iso.datetime()),
  completedAt: z.nullable(z.iso.datetime()),
  archivedAt: z.nullable(z.iso.datetime()),
  version: z.int(),
  metadata: z.object({
    projectTypes: z.array(z.enum(projectTypes)),
    clientName: z.string(),
    clientEmail: z.string(),
    clientPhone: z.string(),
    offerteId: z.nullable(z.int()),
    chatgptGenerated: z.boolean(),
    generatedAt: z.nullable(z.iso.datetime()),
    /** What the quotation says, of what was generated: for one project, and for the list of what was generated. */
    estimatedPrice: z.optional(z.number()),
    analysis: z.optional(z.string()),
    costCalculation: z.optional(z.string()),
    quotationText: z.optional(z.string()),
  }),
})
export type Project = z.infer<typeof Project>

/** `archived=true`: what was put away, instead of what is at hand. */
export const ProjectFilter = z.strictObject({
  chatgptGenerated: z.optional(z.enum(["true", "false"])),
  archived: z.optional(z.enum(["true", "false"])),
})
export type ProjectFilter = z.infer<typeof ProjectFilter>

const within = (from: number, to: number, code: string) =>
  z.number(code).check(z.gte(from, code), z.lte(to, code))
const Latitude = within(-90, 90, "projects.latitudeWrong")
const Longitude = within(-180, 180, "projects.longitudeWrong")
/** Metres around a project's place within which one is there, unless it says otherwise: a plot and the street before it. */
export const usualRadius = 100
const Radius = z
  .int("projects.radiusWrong")
  .check(z.gte(20, "projects.radiusWrong"), z.lte(2000, "projects.radiusWrong"))
const Progress = z
  .int("projects.progressWrong")
  .check(z.gte(0, "projects.progressWrong"), z.lte(100, "projects.progressWrong"))
const Team = z.array(z.int().check(z.positive())).check(z.maxLength(30))
const Version = z.int().check(z.positive())

export const longestProjectName = 160

/** What a person fills in. Both coordinates or neither; no end before the start; the service checks that. */
const filled = {
  name: line(longestProjectName, { tooLong: "projects.nameTooLong", missing: "projects.nameMissing" }).check(
    z.minLength(1, "projects.nameMissing"),
  ),
  description: z.optional(text(4000, { tooLong: "projects.descriptionTooLong" })),
  projectTypes: z.optional(z.array(z.enum(projectTypes)).check(z.maxLength(projectTypes.length))),
  customerId: z.optional(z.nullable(z.int().check(z.positive()))),
  address: z.optional(line(200, { tooLong: "projects.addressTooLong" })),
  latitude: z.optional(z.nullable(Latitude)),
  longitude: z.optional(z.nullable(Longitude)),
  radius: z.optional(z.nullable(Radius)),
  startDate: z.optional(z.nullable(Day)),
  endDate: z.optional(z.nullable(Day)),
  progress: z.optional(Progress),
  team: z.optional(Team),
  estimatedPrice: z.optional(z.nullable(Euros)),
  estimatedNet: z.optional(z.nullable(Euros)),
}
export const NewProject = z.strictObject({ ...filled, status: z.optional(z.enum(projectStatuses)) })
export type NewProject = z.infer<typeof NewProject>

/** All fields of the form; what is left out is emptied. */
export const ProjectChange = z.strictObject({ ...filled, version: Version })
export type ProjectChange = z.infer<typeof ProjectChange>

export const SetStatus = z.strictObject({ status: z.enum(projectStatuses), version: Version })
export type SetStatus = z.infer<typeof SetStatus>
export const SetProgress = z.strictObject({ progress: Progress, version: Version })
export type SetProgress = z.infer<typeof SetProgress>
/** The last day with the delay that it holds then; both as the project had them takes that back. */
export const SetDelay = z.strictObject({
  endDate: Day,
  held: z.number().check(z.gte(0), z.lte(10_000)),
  version: Version,
})
export type SetDelay = z.infer<typeof SetDelay>
export const SetArchived = z.strictObject({ archived: z.boolean() })
export type SetArchived = z.infer<typeof SetArchived>

/** Who did what to a project, newest first. `action` is a key of `projects.history` in nl.ts, `details` fill its holes. */
export const HistoryEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  action: z.string(),
  details: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
  ),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** How many lines of a customer's history one asks for, at most. */
export const mostHappened = 500
export const HappenedQuery = z.strictObject({
  limit: z.coerce.number().check(z.int(), z.gte(1), z.lte(mostHappened)),
})
export type HappenedQuery = z.infer<typeof HappenedQuery>

/** What happened to a customer, newest first; `action` and `details` make its sentence. */
export const Happened = z.object({
  entries: z.array(
    z.object({
      id: z.int(),
      at: z.iso.datetime(),
      /** Null: a visitor or the program. */
      by: z.nullable(z.string()),
      action: z.string(),
      details: z.record(z.string(), z.unknown()),
      /** The project that it is about. */
      project: z.nullable(z.string()),
      /** Where to look at it; null: it is told of the customer himself, or gone. */
      href: z.nullable(z.string()),
    }),
  ),
  /** There are older ones. */
  more: z.boolean(),
})
export type Happened = z.infer<typeof Happened>

/** Excluding VAT. `source` 'manual' was booked by hand and can be taken back by hand. `amount` null: for the owner alone. */
export const CostLine = z.object({
  id: z.int(),
  category: z.enum(costCategories),
  amount: z.nullable(z.number()),
  quantity: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  day: Day,
  description: z.string(),
  source: z.string(),
  /** The order it is a part of. */
  commitmentId: z.nullable(z.int()),
  by: z.nullable(z.string()),
})
export type CostLine = z.infer<typeof CostLine>

const Beside = z.object({
  budget: z.nullable(z.number()),
  booked: z.nullable(z.number()),
  /** Ordered, and not booked yet. */
  committed: z.number(),
  expected: z.nullable(z.number()),
  /** Above zero: more than was budgeted. */
  difference: z.nullable(z.number()),
})

/** What was estimated and what was booked so far. `estimatedNet`, with the extra work, null: no price without VAT is known. */
export const Costs = z.object({
  estimatedNet: z.nullable(z.number()),
  booked: z.number(),
  /** Hours were approved whose cost is not in these sums, as it is for the owner alone. */
  withoutLabour: z.boolean(),
  hours: z.number(),
  /** Of the quotation. */
  budgetHours: z.nullable(z.number()),
  /** Beside what a quotation budgets; of each amount null: not known, or not for who asks. */
  kinds: z.array(z.extend(Beside, { category: z.enum(costCategories) })),
  total: Beside,
  commitments: z.array(Commitment),
  lines: z.array(CostLine),
})
export type Costs = z.infer<typeof Costs>

export const NewCost = z.strictObject({
  category: z.enum(costCategories),
  /** Excluding VAT; a credit is negative. */
  amount: z.number().check(z.gte(-10_000_000), z.lte(10_000_000)),
  quantity: z.optional(z.nullable(z.number().check(z.gte(-1_000_000), z.lte(1_000_000)))),
  unit: z.optional(z.nullable(line(20))),
  day: Day,
  description: line(200).check(z.minLength(1)),
  /** The order that it is a part of, or all of. */
  commitmentId: z.optional(z.nullable(z.int().check(z.positive()))),
})
export type NewCost = z.infer<typeof NewCost>

/** A person who can be put on a team. */
export const Colleague = z.object({ id: z.int(), name: z.string(), role: z.string() })
export type Colleague = z.infer<typeof Colleague>

/** A file on a project; `url` downloads it. */
export const ProjectFile = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(fileKinds),
  mediaType: z.string(),
  bytes: z.int(),
  url: z.string(),
  by: z.nullable(z.string()),
  byId: z.nullable(z.int()),
  createdAt: z.iso.datetime(),
})
export type ProjectFile = z.infer<typeof ProjectFile>
export const maxFileBytes = 25 * 1024 * 1024

/** Another name, another kind, or both. The ending of the name stays what the file is. */
export const FileChange = z.strictObject({
  name: z.optional(line(120).check(z.minLength(1))),
  kind: z.optional(z.enum(fileKinds)),
})
export type FileChange = z.infer<typeof FileChange>

export const Customer = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  kvk: z.string(),
  btwId: z.string(),
  notes: z.string(),
  /** Where invoices go; all of it empty: to the customer himself. */
  invoiceName: z.string(),
  invoiceAddress: z.string(),
  invoicePostcode: z.string(),
  invoiceCity: z.string(),
  invoiceEmail: z.string(),
  contacts: z.array(CustomerContact),
  /** How many projects he has, the put-away ones left out. */
  projects: z.int(),
  /** The newest of them was made then. */
  lastProjectAt: z.nullable(z.iso.datetime()),
  version: z.int(),
  createdAt: z.iso.datetime(),
})
export type Customer = z.infer<typeof Customer>

/** A customer's card: `doubles` are others with the same e-mail address or telephone number. */
export const CustomerCard = z.extend(Customer, {
  ownProjects: z.array(Project),
  doubles: z.array(Customer),
})
export type CustomerCard = z.infer<typeof CustomerCard>

const person = {
  name: line(160).check(z.minLength(1)),
  email: z.optional(z.union([z.literal(""), Email])),
  phone: z.optional(z.union([z.literal(""), Phone])),
  address: z.optional(line(200)),
  postcode: z.optional(line(10)),
  city: z.optional(line(80)),
  kvk: z.optional(line(20)),
  btwId: z.optional(line(30)),
  notes: z.optional(text(4000)),
  invoiceName: z.optional(line(160)),
  invoiceAddress: z.optional(line(200)),
  invoicePostcode: z.optional(line(10)),
  invoiceCity: z.optional(line(80)),
  invoiceEmail: z.optional(z.union([z.literal(""), Email])),
}
export const NewCustomer = z.strictObject(person)
export type NewCustomer = z.infer<typeof NewCustomer>
export const CustomerChange = z.strictObject({ ...person, version: Version })
export type CustomerChange = z.infer<typeof CustomerChange>
export const MergeCustomers = z.strictObject({ double: z.int().check(z.positive()) })
export type MergeCustomers = z.infer<typeof MergeCustomers>
