import * as z from "zod/mini"
import { Email, line } from "#src/shared/contact.ts"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { phases, roles, units } from "../pricing/norm.ts"
import { fileKinds, ProjectDocument } from "../schema.ts"

/**
 * One quotation, whether a visitor asked for it in the wizard, the generator made it or a person did. Euros have two
 * decimals and exclude VAT unless said otherwise; days are yyyy-MM-dd in Europe/Amsterdam; instants ISO 8601 in UTC.
 */

export const origins = ["request", "generator", "hand"] as const
export type Origin = (typeof origins)[number]

/** `proposed`: generated and not kept yet. What expired is stored as sent. */
export const storedStates = ["proposed", "concept", "sent", "accepted", "rejected"] as const
export const states = [...storedStates, "expired"] as const
export type QuotationState = (typeof states)[number]

/** Who wrote the texts: Waterpas itself, a language model, or a person. */
export const writers = ["local", "model", "hand"] as const
export type Writer = (typeof writers)[number]

/** How the client declared that the dwelling is older than two years. */
export const declarationWays = ["request", "signature", "mail", "other"] as const

const text = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.regex(/^(\r?\n|\t|[^\p{Cc}\p{Cs}])*$/u))
const Id = z.int().check(z.positive())
const Instant = z.iso.datetime()
const Person = z.nullable(z.string())
const VatRate = z.union([z.literal(0), z.literal(9), z.literal(21)])

/** What the rates of VAT rest on; null: not known. */
export const VatFacts = z.strictObject({
  use: z.nullable(z.enum(["dwelling", "business", "mixed"])),
  builtIn: z.nullable(
    z.int("quotes.yearWrong").check(z.gte(1000, "quotes.yearWrong"), z.lte(2100, "quotes.yearWrong")),
  ),
  olderThan2Years: z.nullable(z.boolean()),
})

/**
 * A line as a person leaves it. `id` is that of the line in the version before, or a new one. `norm` empty: a line of
 * one's own. Null means: as the norm says, or as the line had it: `normHours` (per unit), `unitPrice` (per unit; a
 * discount is negative), `vatRate`. A line of one's own without `unitPrice` still has to be priced.
 */
export const LineInput = z.strictObject({
  id: line(60).check(z.minLength(1)),
  norm: line(80),
  description: line(300).check(z.minLength(1, "quotes.descriptionMissing")),
  phase: z.enum(phases),
  quantity: z
    .number("quotes.quantityWrong")
    .check(z.gt(0, "quotes.quantityWrong"), z.lte(100_000, "quotes.quantityTooLarge")),
  unit: z.enum(units),
  normHours: z.nullable(
    z.number("quotes.hoursWrong").check(z.gte(0, "quotes.hoursWrong"), z.lte(1000, "quotes.hoursWrong")),
  ),
  unitPrice: z.nullable(
    z
      .number("quotes.priceWrong")
      .check(z.gte(-1_000_000, "quotes.priceWrong"), z.lte(1_000_000, "quotes.priceWrong")),
  ),
  vatRate: z.nullable(VatRate),
  /** Asked for with a rate that a person chose. */
  vatReason: z.optional(line(200)),
})
export type LineInput = z.infer<typeof LineInput>

export const maxLines = 300

/** All that a version holds, as a person leaves it. */
export const QuotationContent = z.strictObject({
  lines: z.array(LineInput).check(z.maxLength(maxLines, "quotes.tooManyLines")),
  assumptions: z.array(line(500).check(z.minLength(1))).check(z.maxLength(80)),
  exclusions: z.array(line(500).check(z.minLength(1))).check(z.maxLength(80)),
  facts: VatFacts,
  reverseCharge: z.boolean(),
  wantedStart: z.nullable(z.iso.date("quotes.dayWrong")),
  /** The version whose figures a line keeps where nobody changed it; without it the newest. */
  basedOn: z.optional(z.int().check(z.positive())),
  /** The two texts as they are to stand; null: Waterpas writes them anew from the lines. */
  texts: z.nullable(z.strictObject({ analysis: text(6000), quotationText: text(20_000) })),
})
export type QuotationContent = z.infer<typeof QuotationContent>

const QuantitySource = z.object({
  kind: z.enum(["answer", "assumption", "fixed", "text", "hand"]),
  text: z.string(),
})

/** A line with what it came to and where each number comes from. */
export const QuotationLine = z.object({
  id: z.string(),
  norm: z.string(),
  description: z.string(),
  phase: z.enum(phases),
  quantity: z.number(),
  unit: z.enum(units),
  quantitySource: QuantitySource,
  normHours: z.number(),
  hours: z.number(),
  role: z.enum(roles),
  rate: z.number(),
  rateSource: z.string(),
  labour: z.number(),
  material: z.number(),
  materials: z.array(
    z.object({
      name: z.string(),
      unit: z.enum(units),
      quantity: z.number(),
      price: z.number(),
      amount: z.number(),
    }),
  ),
  equipment: z.number(),
  subcontract: z.number(),
  marginPercent: z.number(),
  margin: z.number(),
  /** What a person asks per unit; null: as worked out. */
  fixedUnitPrice: z.nullable(z.number()),
  adjustment: z.number(),
  /** Per unit, as it comes out. */
  unitPrice: z.number(),
  total: z.number(),
  vatRate: VatRate,
  vatReason: z.string(),
  vatByHand: z.boolean(),
  /** Null: a line of one's own. */
  normSource: z.nullable(z.string()),
  workItem: z.nullable(z.string()),
  /** A person must price it before the quotation can be sent. */
  unpriced: z.boolean(),
})
export type QuotationLine = z.infer<typeof QuotationLine>

/** `price`, `low` and `high` include VAT. */
export const QuotationTotals = z.object({
  hours: z.number(),
  labour: z.number(),
  material: z.number(),
  equipment: z.number(),
  subcontract: z.number(),
  margin: z.number(),
  adjustment: z.number(),
  net: z.number(),
  vat: z.array(z.object({ rate: VatRate, base: z.number(), amount: z.number() })),
  price: z.number(),
  low: z.number(),
  high: z.number(),
})
export type QuotationTotals = z.infer<typeof QuotationTotals>

/** What a content comes to. `fields` in a refusal name a line as `content.lines.3.quantity`. */
export const PricedContent = z.object({
  lines: z.array(QuotationLine),
  assumptions: z.array(z.string()),
  exclusions: z.array(z.string()),
  facts: VatFacts,
  reverseCharge: z.nullable(z.object({ btwId: z.string() })),
  totals: QuotationTotals,
  /** How many lines a person must still price. */
  unpriced: z.int(),
  /** Dutch sentences on what stands in the way of sending or asks for a look: no declaration yet, a text that names another amount. */
  warnings: z.array(z.string()),
})
export type PricedContent = z.infer<typeof PricedContent>

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
  createdAt: Instant,
  createdBy: Person,
  sentAt: z.nullable(Instant),
  sentBy: Person,
  sentTo: z.string(),
  files: z.array(QuotationFile),
})
export type QuotationVersion = z.infer<typeof QuotationVersion>

const Declaration = z.object({
  id: z.int(),
  builtIn: z.nullable(z.int()),
  olderThan2Years: z.boolean(),
  givenBy: z.string(),
  givenOn: z.iso.date(),
  how: z.enum(declarationWays),
  /** Downloads the proof. */
  url: z.nullable(z.string()),
  fileName: z.string(),
  recordedBy: Person,
})
export type Declaration = z.infer<typeof Declaration>

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
})
export type Quotation = z.infer<typeof Quotation>

/**
 * A quotation as the list shows it. `price` includes VAT. `projectStatus` in the words of section 4 of the
 * specification; the project of what was rejected is put away.
 */
export const QuotationRow = z.object({
  id: z.int(),
  number: z.string(),
  projectId: z.int(),
  name: z.string(),
  client: z.string(),
  address: z.string(),
  description: z.string(),
  type: z.enum(["renovation", "extension", "maintenance", "other"]),
  projectStatus: z.enum(["planned", "in_progress", "completed", "archived"]),
  state: z.enum(states),
  origin: z.enum(origins),
  /** The newest. */
  version: z.int(),
  price: z.number(),
  unpriced: z.int(),
  createdAt: Instant,
})
export type QuotationRow = z.infer<typeof QuotationRow>

export const OriginFilter = z.strictObject({ origin: z.optional(z.enum(origins)) })
export type OriginFilter = z.infer<typeof OriginFilter>

/** Section 2.12: this week is the last seven days; the value includes VAT; conversion in percent, a whole number. */
export const QuotationStats = z.object({
  total: z.int(),
  thisWeek: z.int(),
  totalValue: z.number(),
  conversion: z.int(),
})
export type QuotationStats = z.infer<typeof QuotationStats>

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

/** By mail, with the PDF; or only noted, when it was handed over or sent otherwise. */
export const SendQuotation = z.discriminatedUnion("how", [
  z.strictObject({
    how: z.literal("mail"),
    version: Id,
    to: Email,
    subject: line(200).check(z.minLength(1, "quotes.subjectMissing")),
    message: text(6000).check(z.minLength(1, "quotes.messageMissing")),
  }),
  z.strictObject({ how: z.literal("noted"), version: Id, on: z.optional(z.iso.date()) }),
])
export type SendQuotation = z.infer<typeof SendQuotation>

/** The mail as Waterpas proposes it. */
export const MailProposal = z.object({ to: z.string(), subject: z.string(), message: z.string() })
export type MailProposal = z.infer<typeof MailProposal>

export const AcceptQuotation = z.strictObject({ version: Id })
export type AcceptQuotation = z.infer<typeof AcceptQuotation>
export const RejectQuotation = z.strictObject({ reason: line(300) })
export type RejectQuotation = z.infer<typeof RejectQuotation>

/** Of the file that comes with a declaration. */
export const maxProofMegabytes = 10

/** The fields beside the file, which may be absent. */
export const NewDeclaration = z.strictObject({
  builtIn: z.nullable(
    z.int("quotes.yearWrong").check(z.gte(1000, "quotes.yearWrong"), z.lte(2100, "quotes.yearWrong")),
  ),
  olderThan2Years: z.boolean(),
  givenBy: line(120).check(z.minLength(1, "quotes.givenByMissing")),
  givenOn: z.iso.date("quotes.dayWrong"),
  how: z.enum(declarationWays),
})
export type NewDeclaration = z.infer<typeof NewDeclaration>
