import * as z from "zod/mini"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { text } from "#src/shared/text.ts"

/** What an item asks besides its tick: nothing, a number in a unit, or a photo. */
export const takes = ["tick", "number", "photo"] as const
export type Takes = (typeof takes)[number]
/** What people say of an item. */
export const markKinds = ["done", "number", "note"] as const
export type MarkKind = (typeof markKinds)[number]

export const longestNote = 1000
export const longestReason = 500
/** In one call: a whole list, and all that was said of it without a connection. */
export const mostMarks = 200

/** 'badkamer.size', 'badkamer.own.3' */
export const Code = z.string().check(z.maxLength(60), z.regex(/^[\w.]+$/))
export const Version = z.int().check(z.gte(0))
export const Type = z.enum(projectTypes, "intake.typeUnknown")
const Instant = z.iso.datetime()

export const TemplateItem = z.object({
  id: z.string(),
  text: z.string(),
  /** Shown as 'Verplicht'; saving is never blocked by it. */
  required: z.boolean(),
  takes: z.enum(takes),
  unit: z.string(),
})
export type TemplateItem = z.infer<typeof TemplateItem>

const Said = z.object({ by: z.string(), at: Instant })

/** An item of a job's list, with what was said of it. */
export const CheckItem = z.extend(TemplateItem, {
  done: z.boolean(),
  /** Who ticked it last, or took the tick away. */
  said: z.nullable(Said),
  number: z.nullable(z.number()),
  note: z.string(),
  /** Notes that another's took the place of, newest first. */
  earlier: z.array(z.extend(Said, { note: z.string() })),
  /** Photos of the project that belong to it, as they were added. */
  photos: z.array(z.object({ id: z.int(), title: z.string() })),
})
export type CheckItem = z.infer<typeof CheckItem>

export const statuses = ["in_progress", "completed"] as const

/** What one is warned of, and how it was settled; `file` and `reason` both empty: it is open. */
export const Warning = z.object({
  code: z.string(),
  title: z.string(),
  why: z.string(),
  advice: z.string(),
  who: z.string(),
  source: z.string(),
  /** No work begins before it is settled. */
  stops: z.boolean(),
  open: z.boolean(),
  file: z.nullable(z.object({ id: z.int(), name: z.string(), url: z.string() })),
  reason: z.string(),
  settled: z.nullable(Said),
  version: z.int(),
})
export type Warning = z.infer<typeof Warning>

export const Answer = z.union([
  z.string().check(z.maxLength(2000)),
  z.array(z.string().check(z.maxLength(200))).check(z.maxLength(40)),
])
export type Answer = z.infer<typeof Answer>
export type Answers = Record<string, Answer>

/** A question of the wizard, asked once more where the work is. */
export const SiteQuestion = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(["radio", "checkbox", "text", "number", "date"]),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  unit: z.string(),
  /** Of a number the smallest and the largest. */
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** The sentence of the quotation; empty: the client answered it. */
  assumed: z.string(),
  /** What the quotation was made with; null: nothing is known. */
  quoted: z.nullable(Answer),
  /** The same as people read it. */
  quotedText: z.string(),
  /** What was found on site; null: not looked at yet. */
  found: z.nullable(Answer),
  foundText: z.string(),
  said: z.nullable(Said),
})
export type SiteQuestion = z.infer<typeof SiteQuestion>

export const IntakeChecklist = z.object({
  /** The kinds of job to choose from: those of the project, or all. */
  types: z.array(z.enum(projectTypes)),
  /** Of which type the list is; as long as it has not begun, of the first. */
  projectType: z.enum(projectTypes),
  begun: z.boolean(),
  items: z.array(CheckItem),
  completedItems: z.array(z.string()),
  status: z.enum(statuses),
  /** The template reads otherwise since the list began. */
  renewed: z.boolean(),
  warnings: z.array(Warning),
  /** What decides whether one is to be warned of something more, and is not known: the labels of those questions. */
  unknown: z.array(z.object({ title: z.string(), questions: z.array(z.string()) })),
  questions: z.array(SiteQuestion),
  /** Put away: nothing changes any more. */
  archived: z.boolean(),
  version: z.int(),
})
export type IntakeChecklist = z.infer<typeof IntakeChecklist>

/**
 * A list as a whole. Of `items` those that `completedItems` names are ticked and the others are not; another type than
 * it had begins it anew. `warnings` and `status` are accepted: the server knows both better.
 */
export const ChecklistPayload = z.strictObject({
  projectType: Type,
  items: z
    .array(
      z.strictObject({
        id: Code,
        text: z.optional(z.string().check(z.maxLength(400))),
        required: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(mostMarks)),
  completedItems: z.array(Code).check(z.maxLength(mostMarks)),
  warnings: z.array(z.unknown()).check(z.maxLength(mostMarks)),
  status: z.enum(statuses),
})
export type ChecklistPayload = z.infer<typeof ChecklistPayload>

/** What was said of one item; `occurredAt` by the device's clock, which the header device-time tells as well. */
export const Mark = z.strictObject({
  item: Code,
  done: z.optional(z.boolean()),
  /** Null: taken away again. */
  number: z.optional(
    z.nullable(
      z
        .number("intake.numberUnreadable")
        .check(z.gte(-100_000, "intake.numberTooLarge"), z.lte(1_000_000, "intake.numberTooLarge")),
    ),
  ),
  note: z.optional(text(longestNote, { tooLong: "intake.noteTooLong" })),
  /** A photo of the project that belongs to it, or no longer. */
  photo: z.optional(z.strictObject({ id: z.int().check(z.positive()), linked: z.boolean() })),
  occurredAt: Instant,
})
export type Mark = z.infer<typeof Mark>
export const Marks = z.strictObject({
  projectType: Type,
  marks: z.array(Mark).check(z.minLength(1), z.maxLength(mostMarks)),
})
export type Marks = z.infer<typeof Marks>

/** Null: not looked at, the quotation's own answer holds again. */
export const Finding = z.strictObject({ question: Code, value: z.nullable(Answer), occurredAt: Instant })
export type Finding = z.infer<typeof Finding>
export const Findings = z.strictObject({
  answers: z.array(Finding).check(z.minLength(1), z.maxLength(mostMarks)),
})
export type Findings = z.infer<typeof Findings>

export const Renewal = z.strictObject({ version: Version })
export type Renewal = z.infer<typeof Renewal>

/** By a file of the project, for a reason, or open again; `version`: as the person saw it. */
export const Settlement = z.strictObject({
  fileId: z.nullable(z.int().check(z.positive())),
  reason: text(longestReason, { tooLong: "intake.reasonTooLong" }),
  version: Version,
})
export type Settlement = z.infer<typeof Settlement>
export const ByWarning = z.object({
  id: z.pipe(z.coerce.number(), z.int().check(z.positive())),
  code: z.string().check(z.maxLength(40)),
})
