import * as z from "zod/mini"
import { Email, Phone } from "#src/shared/contact.ts"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { line } from "#src/shared/text.ts"
import { documentKinds } from "../documents/schema.ts"

/** Loaded by the public wizard: zod/mini only. Texts are trimmed; lengths are generous for people and tight for bots. */
export const ProjectType = z.enum(projectTypes)

export const GenerateQuestions = z.strictObject({
  projectType: ProjectType,
  projectTypes: z.optional(z.array(ProjectType).check(z.minLength(1), z.maxLength(projectTypes.length))),
  useImproved: z.optional(z.boolean()),
})
export type GenerateQuestions = z.infer<typeof GenerateQuestions>

const Condition = z.union([
  z.strictObject({ key: z.string(), in: z.array(z.string()) }),
  z.strictObject({ key: z.string(), below: z.number() }),
  z.strictObject({ key: z.string(), atLeast: z.number() }),
])

const Question = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(["radio", "checkbox", "text", "number", "date"]),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  required: z.optional(z.boolean()),
  more: z.optional(z.boolean()),
  quick: z.optional(z.array(z.number())),
  helpText: z.optional(z.string()),
  unit: z.optional(z.string()),
  validation: z.optional(z.object({ min: z.optional(z.number()), max: z.optional(z.number()) })),
  showIf: z.optional(z.array(Condition)),
})

export const Questionnaire = z.object({
  success: z.literal(true),
  sections: z.array(z.object({ title: z.string(), description: z.string(), questions: z.array(Question) })),
  totalQuestions: z.int(),
})
export type Questionnaire = z.infer<typeof Questionnaire>

export const maxPhotos = 6
export const maxPhotoBytes = 10_485_760
export const UploadReply = z.object({ filename: z.string() })

export const answerKey = z.string().check(z.maxLength(80))
const answerText = z.string().check(z.maxLength(2000))
/** More than twice the questions of all types of work together. */
export const mostAnswers = 400
const Answer = z.union([answerText, z.array(answerText).check(z.maxLength(40))])

/** Counted before any of them is looked at; what is no record is for the record to refuse. */
const fewEnough = z
  .custom<Record<string, z.infer<typeof Answer>>>()
  .check(z.refine((sent) => typeof sent !== "object" || Object.keys(sent ?? {}).length <= mostAnswers))
export const SentAnswers = z.pipe(fewEnough, z.record(answerKey, Answer))
export const SentTypes = z.array(ProjectType).check(z.minLength(1), z.maxLength(projectTypes.length))

export const ContactInfo = z.strictObject({
  name: line(120).check(z.minLength(1)),
  email: Email,
  phone: Phone,
  address: z.optional(line(160)),
  postal: z.optional(line(10)),
  postcode: z.optional(line(10)),
  city: z.optional(line(80)),
})

/** `website` is the honeypot: people never see it. `startedAt`: when the visitor began, for the minimum time. */
export const Submission = z.strictObject({
  projectTypes: SentTypes,
  answers: SentAnswers,
  contactInfo: ContactInfo,
  urgency: z.optional(line(40)),
  photos: z.optional(z.array(line(80)).check(z.maxLength(maxPhotos))),
  website: z.optional(line(200)),
  startedAt: z.optional(z.iso.datetime()),
  userId: z.optional(z.union([z.string(), z.number()])),
  createdBy: z.optional(z.union([z.string(), z.number()])),
  useImproved: z.optional(z.boolean()),
  type: z.optional(line(80)),
})
export type Submission = z.infer<typeof Submission>

/** In cents, including VAT. */
export const Range = z.object({ fromCents: z.int(), toCents: z.int() })

/** `statusLink`: as in `StatusLink`; for its sender alone. `mailed`: whether he gets a mail of it. */
export const SubmissionReply = z.object({
  success: z.literal(true),
  message: z.string(),
  referenceNumber: z.string(),
  /** Null for what was taken for spam. */
  projectId: z.nullable(z.int()),
  statusLink: z.string(),
  range: z.nullable(Range),
  callBy: z.iso.date(),
  mailed: z.boolean(),
})
export type SubmissionReply = z.infer<typeof SubmissionReply>

/** What the office did with a request. */
export const dispositions = ["open", "rejected", "archived", "spam"] as const
export type Disposition = (typeof dispositions)[number]

/** Where a request lies: `open` asks for attention; of an open one that is `won` the work has begun. */
export const piles = ["open", "won", "rejected", "archived", "spam"] as const
export type Pile = (typeof piles)[number]

/**
 * A request as the office sees it. `documents` holds a download address per document that is ready.
 * `documentState`: waiting (being made), ready (all six), failed, none (spam: not made).
 * Amounts are euros including VAT with two decimals.
 */
export const QuoteRequest = z.object({
  id: z.int(),
  referenceNumber: z.string(),
  projectId: z.nullable(z.int()),
  projectType: ProjectType,
  projectTypes: z.array(ProjectType),
  contactInfo: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    postcode: z.string(),
    city: z.string(),
  }),
  createdAt: z.iso.datetime(),
  status: z.enum(["pending", "completed"]),
  disposition: z.enum(dispositions),
  pile: z.enum(piles),
  urgency: z.string(),
  answers: z.record(z.string(), Answer),
  photos: z.array(z.object({ name: z.string(), url: z.string() })),
  documentState: z.enum(["waiting", "ready", "failed", "none"]),
  documents: z.partialRecord(z.enum(documentKinds), z.string()),
  quotationId: z.nullable(z.int()),
  quotationNumber: z.string(),
  estimatedPrice: z.number(),
  lowPrice: z.number(),
  highPrice: z.number(),
  /** Its sender added something that nobody of the office saw. */
  hasNews: z.boolean(),
})
export type QuoteRequest = z.infer<typeof QuoteRequest>

export const additionKinds = ["remark", "answer", "photo"] as const

/** What its sender added later. `label`: the question that it is about; `text` is empty of a photo. */
export const Addition = z.object({
  id: z.int(),
  kind: z.enum(additionKinds),
  label: z.nullable(z.string()),
  text: z.string(),
  createdAt: z.iso.datetime(),
})
export type Addition = z.infer<typeof Addition>

/** One request with its answers as people read them: the question's label and the chosen labels. */
export const QuoteRequestDetail = z.extend(QuoteRequest, {
  answered: z.array(
    z.object({ section: z.string(), items: z.array(z.object({ label: z.string(), answer: z.string() })) }),
  ),
  /** By somebody of the office. */
  isRead: z.boolean(),
  additions: z.array(Addition),
  /** His own page of it: how many links open it, and how often and when last that was done. */
  statusPage: z.object({ live: z.int(), opened: z.int(), lastOpenedAt: z.nullable(z.iso.datetime()) }),
})
export type QuoteRequestDetail = z.infer<typeof QuoteRequestDetail>

/** How many requests lie on each pile. */
export const RequestCounts = z.object({
  open: z.int(),
  won: z.int(),
  rejected: z.int(),
  archived: z.int(),
  spam: z.int(),
})
export type RequestCounts = z.infer<typeof RequestCounts>

export const RequestFilter = z.strictObject({ disposition: z.optional(z.enum(piles)) })
export type RequestFilter = z.infer<typeof RequestFilter>

/** `from`: only if it still lies there. */
export const SetDisposition = z.strictObject({
  disposition: z.enum(dispositions),
  from: z.optional(z.enum(dispositions)),
})
export type SetDisposition = z.infer<typeof SetDisposition>
