import { t } from "#ui/lib/i18n.ts"
import type { Sender, Senders } from "#ui/outbox/sender.ts"
import type { NewNote } from "../schema.ts"

/** What a note and a tick on their way are called in the outbox. */
export const noteKind = "note"
export const doneKind = "noteDone"

export interface DoneItem {
  id: number
  done: boolean
  /** What the task says, for who looks at what waits. */
  text: string
}

const lane = "notes"

const note: Sender<NewNote> = {
  lane,
  send: async (...sent) => (await import("./outgoing.ts")).sendNote(...sent),
  text: ({ text }) => t("notes.queue.note", { text: text.slice(0, 60) }),
}

const done: Sender<DoneItem> = {
  lane,
  send: async (...sent) => (await import("./outgoing.ts")).sendDone(...sent),
  text: ({ text }) => t("notes.queue.done", { text: text.slice(0, 60) }),
}

/** How what is written and ticked without a connection reaches the server, on whatever screen one is. */
export const senders: Senders = { [noteKind]: note, [doneKind]: done }
