import * as z from "zod/mini"
import { NewProject } from "#modules/projects/schema.ts"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { Declaration } from "../decisions/schema.ts"
import { fileKinds, ProjectDocument } from "../documents/schema.ts"
import { PricedContent, QuotationContent, QuotedPicture } from "./content.schema.ts"

/**
 * One quotation, whether a visitor asked for it in the wizard, the generator made it or a person did. Euros have two
 * decimals and exclude VAT unless said otherwise; days are yyyy-MM-dd in Europe/Amsterdam; instants ISO 8601 in UTC.
 */

export const origins = ["request", "generator", "hand"] as const
export type Origin = (typeof origins)[number]

/** `proposed`: generated and not kept yet. What expired is stored as sent. */
export const storedStates = ["proposed", "concept", "sent", "accepted", "rejected"] as const
export type StoredState = (typeof storedStates)[number]
export const states = [...storedStates, "expired"] as const
export type QuotationState = (typeof states)[number]

/** Who wrote the texts: Waterpas itself, a language model, or a person. */
export const writers = ["local", "model", "hand"] as const
export type Writer = (typeof writers)[number]

const Id = z.int().check(z.positive())
const Instant = z.iso.datetime()
const Person = z.nullable(z.string())
const QuotationFile = z.object({
  kind: z.enum(fileKinds),
  name: z.string(),
  state: z.enum(["ready", "waiting", "failed"]),
  url: z.string(),
})
export type QuotationFile = z.infer<typeof QuotationFile>

/** One version, whole. `costCalculation` is always made of the lines, never written by a model. */
export const QuotationVersion = z.extend(PricedContent, {
  version: z.int(),
  issuedOn: z.iso.date(),
  pricedOn: z.iso.date(),
  wantedStart: z.nullable(z.iso.date()),
  validUntil: z.nullable(z.iso.date()),
  analysis: z.string(),
  costCalculation: z.string(),
  quotationText: z.string(),
  writer: z.enum(writers),
  pictures: z.array(QuotedPicture),
  createdAt: Instant,
  createdBy: Person,
  sentAt: z.nullable(Instant),
  sentBy: Person,
  sentTo: z.string(),
  files: z.array(QuotationFile),
  /** The general conditions that it names and that go along. */
  conditions: z.nullable(z.object({ title: z.string(), name: z.string(), url: z.string() })),
})
export type QuotationVersion = z.infer<typeof QuotationVersion>

export const Quotation = z.object({
  id: z.int(),
  number: z.string(),
  projectId: z.int(),
  projectName: z.string(),
  projectTypes: z.array(z.enum(projectTypes)),
  /** The request it answers, for a link. */
  requestId: z.nullable(z.int()),
  client: z.object({
    id: z.nullable(z.int()),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    btwId: z.string(),
  }),
  origin: z.enum(origins),
  state: z.enum(states),
  stateAt: Instant,
  stateBy: Person,
  reason: z.string(),
  createdAt: Instant,
  /** The newest, whole; of the others what a list shows. */
  latest: QuotationVersion,
  versions: z.array(
    z.object({
      version: z.int(),
      price: z.number(),
      createdAt: Instant,
      createdBy: Person,
      sentAt: z.nullable(Instant),
    }),
  ),
  declarations: z.array(Declaration),
  /** Whether mail can be sent from here. */
  canMail: z.boolean(),
  /** The last day that the newest version names is past, so only a next one can go to the client. */
  outOfDate: z.boolean(),
  /** The company offers on other terms since it was made; a next version takes them over. */
  otherTerms: z.boolean(),
})
export type Quotation = z.infer<typeof Quotation>

/**
 * What was quoted for a project: no documents without a quotation or of a proposal that nobody kept yet, no request when
 * it was made otherwise. `price` includes VAT.
 */
export const ProjectQuotation = z.object({
  quotation: z.nullable(
    z.object({ id: z.int(), number: z.string(), state: z.enum(states), price: z.number() }),
  ),
  request: z.nullable(z.object({ id: z.int(), referenceNumber: z.string() })),
  documents: z.array(ProjectDocument),
})
export type ProjectQuotation = z.infer<typeof ProjectQuotation>

/** By hand, for a project that is there. */
export const NewQuotation = z.strictObject({ projectId: Id, content: QuotationContent })
export type NewQuotation = z.infer<typeof NewQuotation>

/** A new project with the same offer, and whom that is for; `customerId` null: nobody is known yet. */
export const CopyQuotation = z.extend(z.pick(NewProject, { name: true }), { customerId: z.nullable(Id) })
export type CopyQuotation = z.infer<typeof CopyQuotation>

/** `base`: the version that the person saw; another that came meanwhile is not overwritten. */
export const SaveQuotation = z.strictObject({ base: Id, content: QuotationContent })
export type SaveQuotation = z.infer<typeof SaveQuotation>

/** `quotationId`: lines keep the figures they had in its newest version. `projectId` names the client of a new one. */
export const PreviewQuotation = z.strictObject({
  quotationId: z.nullable(Id),
  projectId: z.nullable(Id),
  content: QuotationContent,
})
export type PreviewQuotation = z.infer<typeof PreviewQuotation>
