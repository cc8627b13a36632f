import { t } from "#ui/lib/i18n.ts"
import type { Outgoing } from "#ui/outbox/item.ts"
import type { Sender, Senders } from "#ui/outbox/sender.ts"
import type { SaveAgreement, SavePerson } from "../../report/schema.ts"

/** What saves of the visit are called in the outbox. */
export const agreementKind = "intakeAgreement"
export const personKind = "intakePerson"

export interface QueuedAgreement {
  project: number
  id: string
  agreement: SaveAgreement
}
export interface QueuedPerson {
  project: number
  id: string
  person: SavePerson
}
export const isAgreement = (item: Outgoing): item is Outgoing & { payload: QueuedAgreement } =>
  item.kind === agreementKind
export const isPerson = (item: Outgoing): item is Outgoing & { payload: QueuedPerson } =>
  item.kind === personKind

const lane = "intakeVisit"

/** A save goes on from the one before it, which may be on its way still; below too. */
const agreement: Sender<QueuedAgreement> = {
  lane,
  send: async (...sent) => (await import("./outgoing.ts")).sendAgreement(...sent),
  partOf: ({ agreement: { after } }) => after ?? "",
  text: ({ agreement: { text, removed } }) =>
    t(removed ? "intake.visit.queue.agreementRemoved" : "intake.visit.queue.agreed", { text }),
  wayOut: ({ project }) => wayOut(project),
}

const person: Sender<QueuedPerson> = {
  lane,
  send: async (...sent) => (await import("./outgoing.ts")).sendPerson(...sent),
  partOf: ({ person: { after } }) => after ?? "",
  text: ({ person: { name, removed, signature } }) => {
    if (removed) return t("intake.visit.queue.personRemoved", { name })
    return t(signature ? "intake.visit.queue.signed" : "intake.visit.queue.person", { name })
  },
  wayOut: ({ project }) => wayOut(project),
}

const wayOut = (project: number) => ({
  href: `/job-intake/${project}?tab=verslag`,
  label: t("intake.visit.queue.look"),
})

/** How what was agreed and signed on a device reaches the server, on whatever screen one is. */
export const visitSenders: Senders = { [agreementKind]: agreement, [personKind]: person }
