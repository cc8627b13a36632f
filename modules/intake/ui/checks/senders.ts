import { t } from "#ui/lib/i18n.ts"
import type { Outgoing } from "#ui/outbox/item.ts"
import type { Sender, Senders } from "#ui/outbox/sender.ts"
import type { Finding, Mark, Marks } from "../../checks/schema.ts"

/** What is said of an item, and an answer, are called in the outbox. */
export const markKind = "intakeMark"
export const answerKind = "intakeAnswer"

/** `said`: what the queue calls it. */
export interface MarkItem extends Pick<Marks, "projectType"> {
  project: number
  mark: Mark
  said: string
}
export interface AnswerItem {
  project: number
  finding: Finding
  said: string
}
export const isMark = (item: Outgoing): item is Outgoing & { payload: MarkItem } => item.kind === markKind
export const isAnswer = (item: Outgoing): item is Outgoing & { payload: AnswerItem } =>
  item.kind === answerKind

const most = 100

/** Those of one list go together; of a job that was put away only its own are refused. */
const mark: Sender<MarkItem> = {
  lane: "intakeMarks",
  send: async (payload, options) => (await import("./outgoing.ts")).sendMarks([payload], options),
  together: {
    most,
    of: ({ project, projectType }) => `${project} ${projectType}`,
    send: async (payloads, options) => (await import("./outgoing.ts")).sendMarks(payloads, options),
  },
  text: ({ said }) => said,
  wayOut: ({ project }) => wayOut(project),
}

/** One by one: what can't be an answer holds up no other. */
const answer: Sender<AnswerItem> = {
  lane: "intakeAnswers",
  send: async (payload, options) => (await import("./outgoing.ts")).sendAnswer(payload, options),
  text: ({ said }) => said,
  wayOut: ({ project }) => wayOut(project),
}

const wayOut = (project: number) => ({
  href: `/job-intake/${project}?tab=checklist`,
  label: t("intake.checks.title"),
})

/** How what was said on site reaches the server, on whatever screen one is. */
export const checkSenders: Senders = { [markKind]: mark, [answerKind]: answer }
