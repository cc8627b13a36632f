import { newKey } from "#ui/lib/newKey.ts"
import { noticesPath, refresh } from "#ui/lib/swr.tsx"
import type { Outgoing } from "#ui/outbox/item.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import type { SendOptions } from "#ui/outbox/sender.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import type { NewNote, NoteAbout } from "../schema.ts"
import { api } from "./api.ts"
import { notesTouch } from "./hooks.ts"
import { type DoneItem, doneKind, noteKind } from "./senders.ts"

export type OutgoingNote = Outgoing & { payload: NewNote }

/** It stands in the list before it leaves what is on its way. */
export async function sendNote(note: NewNote, options: SendOptions) {
  const made = await api.add(note, options)
  await refresh(...notesTouch, noticesPath)
  return made
}

export async function sendDone({ id, done }: DoneItem, options: SendOptions) {
  const made = await api.setDone(id, done, options)
  await refresh(...notesTouch, noticesPath)
  return made
}

/** What was written about this and is on its way, in the order in which it was written. */
export const useOutgoingNotes = ({ kind, id }: NoteAbout): OutgoingNote[] =>
  useOutgoing()
    .filter((item): item is OutgoingNote => item.kind === noteKind)
    .filter(({ payload: { about } }) => about.kind === kind && about.id === id)

/** How a task stands here by what was ticked last, as long as the server does not have it. */
export function useTicked(id: number): boolean | undefined {
  return useOutgoing()
    .filter((item): item is Outgoing & { payload: DoneItem } => item.kind === doneKind)
    .findLast(({ payload, state }) => payload.id === id && state !== "refused")?.payload.done
}

/** Ticks, and gives the way back: as long as it was not sent it never goes. */
export async function tick(item: DoneItem): Promise<() => Promise<unknown>> {
  const key = newKey()
  await outbox.add(doneKind, item, key)
  return async () => {
    if (outbox.get().some((waiting) => waiting.key === key)) await outbox.remove([key])
    else await api.setDone(item.id, !item.done)
  }
}
