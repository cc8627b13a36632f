import * as z from "zod/mini"
import { type Entry, entries, entryType } from "#src/shared/entries.ts"
import { projectTypes as allTypes, type ProjectType } from "#src/shared/projectTypes.ts"
import { isDescribed, presetOf } from "../../catalogue/entries.ts"
import type { Answers } from "../../catalogue/question.ts"
import { ProjectType as AnyType, Range, Submission, type SubmissionReply } from "../../requests/schema.ts"

const Contact = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  postcode: z.string(),
  houseNumber: z.string(),
  /** The street; who fills it in by itself has the number with it. */
  address: z.string(),
  city: z.string(),
})
export type Contact = z.infer<typeof Contact>

/**
 * What is on its way to the office. `body` is what the visitor sent off; it goes as soon as he changes something.
 * `sealed`: its photos are in, so from here on it is only ever sent again as it is.
 * `due`: it must still arrive; when the page closes or the connection is gone it goes by itself later.
 * `tried`: bodies that went out under `key` and of which no answer came back.
 */
const Outbox = z.object({
  key: z.string(),
  body: z.optional(Submission),
  sealed: z.boolean(),
  due: z.boolean(),
  tried: z.array(Submission),
})
export type Outbox = z.infer<typeof Outbox>

/** The proof that a request arrived, and what follows. `lostPhotos`: how many of its photos did not. */
const Receipt = z.object({
  reference: z.string(),
  email: z.string(),
  lostPhotos: z.int(),
  /** Left out by a device that sent it to an earlier version. */
  follows: z.optional(
    z.object({
      receivedAt: z.string(),
      statusLink: z.string(),
      range: z.nullable(Range),
      callBy: z.string(),
      mailed: z.boolean(),
    }),
  ),
})
export type Receipt = z.infer<typeof Receipt>

const Draft = z.object({
  version: z.literal(1),
  startedAt: z.string(),
  changedAt: z.string(),
  projectTypes: z.array(AnyType),
  entries: z._default(z.array(z.enum(entries)), []),
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** Keys of the questions that the visitor has gone past, answered or not. */
  passed: z.array(z.string()),
  contact: Contact,
  outbox: z.optional(Outbox),
  receipt: z.optional(Receipt),
})
/** All that a visitor filled in, as it is kept on his device. */
export type Draft = z.infer<typeof Draft>

const keptDays = 30

export const emptyDraft: Draft = {
  version: 1,
  startedAt: "",
  changedAt: "",
  projectTypes: [],
  entries: [],
  answers: {},
  passed: [],
  contact: { name: "", email: "", phone: "", postcode: "", houseNumber: "", address: "", city: "" },
}

/** Reads what was kept; what is broken, of another version or too old counts as nothing. */
export function readDraft(text: string | null, now: Date): Draft {
  const kept = Draft.safeParse(parsed(text))
  if (!kept.success) return emptyDraft
  const days = (now.getTime() - Date.parse(kept.data.changedAt)) / (24 * 3600 * 1000)
  return days < keptDays ? kept.data : emptyDraft
}

export const chooseTypes = (draft: Draft, projectTypes: ProjectType[]) => edited(draft, { projectTypes })

/** Another choice of entries answers other questions; what was answered by himself stays. */
export function chooseEntries(draft: Draft, chosen: Entry[]): Draft {
  const before = Object.keys(presetOf(draft.entries))
  const own = Object.entries(draft.answers).filter(([key]) => !before.includes(key))
  return edited(draft, { entries: chosen, answers: { ...Object.fromEntries(own), ...presetOf(chosen) } })
}

/** What the calls know his choice as. */
export function typesOf({ projectTypes, entries }: Pick<Draft, "projectTypes" | "entries">): ProjectType[] {
  const described = entries.every(isDescribed)
  if (entries.length === 0 || (described && projectTypes.length > 0)) return projectTypes
  return allTypes.filter((type) => type === entryType || projectTypes.includes(type))
}

export const answer = (draft: Draft, key: string, value: string | string[]) =>
  edited(draft, { answers: { ...draft.answers, [key]: value } satisfies Answers })

export const fillContact = (draft: Draft, field: keyof Contact, value: string) =>
  edited(draft, { contact: { ...draft.contact, [field]: value } })

export const pass = (draft: Draft, key: string): Draft =>
  draft.passed.includes(key) ? draft : { ...draft, passed: [...draft.passed, key] }

/** A change takes the request out of the post: what was sent off is no longer what the visitor wants. */
export function edited(draft: Draft, change: Partial<Draft> = {}): Draft {
  const outbox = draft.outbox && { ...draft.outbox, body: undefined, sealed: false, due: false }
  return { ...draft, ...change, outbox }
}

/** What the server answered, as the visitor keeps it. */
export function receiptOf(reply: SubmissionReply, { contactInfo }: Submission, lostPhotos: number): Receipt {
  const { referenceNumber: reference, statusLink, range, callBy, mailed } = reply
  const receivedAt = new Date().toISOString()
  return {
    reference,
    email: contactInfo.email,
    lostPhotos,
    follows: { receivedAt, statusLink, range, callBy, mailed },
  }
}

/** Clean for a next request, with the proof of this one. */
export const sent = (receipt: Receipt): Draft => ({ ...emptyDraft, receipt })

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null")
  } catch {
    return null
  }
}
